import type { Desk, Reading } from './desk'
import { changesOwn } from './ownVisits'
import type { Wants } from './wants'

/** What a message wants as a model read it; undefined where that leaves it to the rules. */
export async function wantsByModel(desk: Desk, { change, service, asks }: Reading): Promise<Wants | undefined> {
  const { talk, message } = desk
  const isMoving = talk?.bookingId !== undefined
  if (!isMoving && (change === 'move' || change === 'cancel') && (await changesOwn(desk))) return 'change'
  // None of what can be booked: whoever answers takes it down, and no times are held out for something else.
  if (!isMoving && service === 'other') return 'rest'
  return asks && !message.isOffered ? 'besides' : undefined
}
