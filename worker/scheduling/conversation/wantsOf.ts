import { OTHERS } from './asksForTime'
import type { Desk } from './desk'
import { isBookButton } from './heard'
import { asksForRecap, pendingWhen } from './recap'
import { isReplying, type Wants, wantsToWait } from './wants'
import { wantsByModel } from './wantsByModel'
import { wantsByRules } from './wantsByRules'

/** Told by what can be nothing else, then by the model where one read the message, then by rules. */
export const wantsOf = async (desk: Desk): Promise<Wants> =>
  (await plainly(desk)) ?? (desk.read && (await wantsByModel(desk, desk.read))) ?? wantsByRules(desk)

async function plainly(desk: Desk): Promise<Wants | undefined> {
  const { message, talk } = desk
  const { kind } = message.understood
  if (isBookButton(desk)) return 'anew'
  if (wantsToWait(desk)) return 'wait'
  if (talk?.step === 'email' && !talk.isWaiting && isReplying(desk)) return 'step'
  if (OTHERS.has(kind)) return 'nothing'
  const isRecap = desk.read ? desk.read.recap : asksForRecap(message.text, message.understood.language)
  return isRecap && (pendingWhen(desk) !== undefined || (await desk.own()).length > 0) ? 'recap' : undefined
}
