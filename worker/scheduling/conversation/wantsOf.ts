import { OTHERS } from './asksForTime'
import type { Desk } from './desk'
import { isBookButton } from './heard'
import { asksForRecap, pendingWhen } from './recap'
import { isReplying, type Wants, wantsToWait } from './wants'
import { wantsByModel } from './wantsByModel'
import { wantsByRules } from './wantsByRules'

/** A button is plain; else it is told by the model where one read the message, and only without one by rules. */
export async function wantsOf(desk: Desk): Promise<Wants> {
  if (isBookButton(desk)) return 'anew'
  const step = desk.read?.step
  return step ? wantsByModel(desk, step) : ((await plainly(desk)) ?? wantsByRules(desk))
}

async function plainly(desk: Desk): Promise<Wants | undefined> {
  const { message, talk } = desk
  const { kind } = message.understood
  if (wantsToWait(desk)) return 'wait'
  if (talk?.step === 'email' && !talk.isWaiting && isReplying(desk)) return 'step'
  if (OTHERS.has(kind)) return 'nothing'
  const isRecap = asksForRecap(message.text, message.understood.language)
  return isRecap && (pendingWhen(desk) !== undefined || (await desk.own()).length > 0) ? 'recap' : undefined
}
