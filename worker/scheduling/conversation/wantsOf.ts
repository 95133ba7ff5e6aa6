import type { Desk } from './desk'
import { isBookButton } from './heard'
import type { Wants } from './wants'
import { wantsByModel } from './wantsByModel'
import { wantsByRules } from './wantsByRules'

/** What a message wants of the calendar: the widget's own "Book a Visit" begins anew; else as the model read it, or by rules where none did. */
export async function wantsOf(desk: Desk): Promise<Wants> {
  if (isBookButton(desk)) return 'anew'
  const step = desk.read?.step
  return step ? wantsByModel(desk, step) : wantsByRules(desk)
}
