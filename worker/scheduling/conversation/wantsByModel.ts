import { OTHERS } from './asksForTime'
import type { Desk, Step } from './desk'
import { pendingWhen } from './recap'
import { isReplying, type Wants, wantsToWait } from './wants'

/** What a message wants by the step that a model read in it: code only looks whether the calendar has what it is about. */
export async function wantsByModel(desk: Desk, step: Step): Promise<Wants> {
  const { talk, message, read } = desk
  switch (step) {
    case 'move':
    case 'cancel':
      return 'change'
    case 'wait':
      return wantsToWait(desk) ? 'wait' : talk ? 'step' : 'nothing'
    case 'recap':
      if (pendingWhen(desk) !== undefined || (await desk.own()).length > 0) return 'recap'
      return talk ? 'else' : 'nothing'
    case 'take':
    case 'times':
      // None of what can be booked: whoever answers takes it down, and no times are held out for something else.
      if (read?.service === 'other' && !talk?.bookingId) return 'rest'
      return talk ? 'step' : 'book'
    case 'none':
      if (isReplying(desk)) return 'step'
      if (message.isOffered) return 'book'
      return talk && !OTHERS.has(message.understood.kind) ? 'else' : 'nothing'
    default:
      return talk ? 'step' : message.isOffered ? 'book' : 'nothing'
  }
}
