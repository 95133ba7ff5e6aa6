import { readWhen } from '../../text/when/readWhen'
import type { When } from '../../text/when/wish'
import { bareHour } from './bareHour'
import { isCourtesy } from './courtesy'
import type { Desk } from './desk'
import { keptText } from './heard'
import { ofSpokenDay } from './spokenDay'

/** The time in a message, as rules read it. */
export async function whenOf(desk: Desk): Promise<When> {
  const { message, timeZone, profile } = desk
  if (isCourtesy(desk)) return { kind: 'none' }
  const context = {
    now: message.now.getTime(),
    timeZone,
    country: profile.country,
    language: message.understood.language,
  }
  const when = ofSpokenDay({ ...desk, when: readWhen(keptText(message), context) }, context)
  return (await bareHour({ ...desk, when }, context)) ?? when
}
