import type { Desk } from './desk'
import { isBookButton } from './heard'
import type { Wants } from './wants'
import { wantsByModel } from './wantsByModel'
import { wantsByRules } from './wantsByRules'

/** A button is plain; else it is told by the model where one read the message, and only without one by rules. */
export async function wantsOf(desk: Desk): Promise<Wants> {
  if (isBookButton(desk)) return 'anew'
  const step = desk.read?.step
  return step ? wantsByModel(desk, step) : wantsByRules(desk)
}
