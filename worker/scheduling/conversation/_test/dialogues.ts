import { expect } from 'vitest'
import type { ChatReply } from '../../../../contract/chat'
import { DAY_MS } from '../../../../contract/durations'
import { api, drainOutbox } from '../../../_test/api'
import { newSessionId, say } from '../../../_test/visitor'
import { openCalendar, ZONE } from './openCalendar'

const at = (days: number) => Date.now() + days * DAY_MS
/** A weekday as it is written in a language, so many days from now: neither today nor tomorrow, which may be asked back. */
export const day = (days: number, language = 'en-US'): string =>
  new Intl.DateTimeFormat(language, { timeZone: ZONE, weekday: 'long' }).format(at(days))
export const date = (days: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(at(days))

/** How far a dialogue is before the message that counts. */
const BEGUN = {
  en: [`haircut ${day(5)}`, '2 pm', 'Ann Pine', 'ann@example.com', 'Yes, book it'],
  es: [`quiero un corte el ${day(5, 'es')}`, 'a las 2 pm', 'Ana Pino', 'ana@example.com', 'Sí, resérvela'],
  de: [`ich möchte einen Haarschnitt am ${day(5, 'de')}`, 'um 14 Uhr', 'Anna Fichte', 'anna@example.com', 'ja'],
  fr: [`je voudrais une coupe ${day(5, 'fr')}`, 'à 14h', 'Anne Pin', 'anne@example.com', 'oui'],
  it: [`vorrei un taglio ${day(5, 'it')}`, 'alle 14', 'Anna Pino', 'anna@example.com', 'sì'],
}
const STEPS = { first: 0, offer: 1, name: 2, email: 3, confirm: 4, booked: 5 }

export type Dialogue = {
  at: keyof typeof STEPS
  in?: keyof typeof BEGUN
  /** What the visitor writes then; behind each what a model reads in it. */
  say: (string | [string, object])[]
  /** Of the last reply. */
  says?: RegExp
  not?: RegExp
  slots?: boolean
  /** What no time that is offered is on. */
  notOn?: string
  /** How many visits are booked in the end, and when the last of them begins. */
  booked?: number
  clock?: string
}

const clockOf = (start: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hour: 'numeric', minute: '2-digit' }).format(new Date(start))
const dayOf = (start: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: ZONE, weekday: 'long' }).format(new Date(start))

/** Plays a dialogue and holds its last reply against what it wants. */
export async function play(dialogue: Dialogue, steer: (message: string, reading: object) => Promise<unknown>) {
  const { businessId, token } = await openCalendar(['Haircut', 'Gel manicure'])
  await drainOutbox()
  const sessionId = newSessionId()
  let reply: ChatReply | undefined
  for (const one of [...BEGUN[dialogue.in ?? 'en'].slice(0, STEPS[dialogue.at]), ...dialogue.say]) {
    const [message, reading] = typeof one === 'string' ? [one, {}] : one
    await steer(message, reading)
    reply = await say(businessId, { sessionId, message })
  }
  const content = reply?.message.content ?? ''
  const starts = (reply?.slots ?? []).map(({ start }) => start)
  if (dialogue.says) expect(content).toMatch(dialogue.says)
  if (dialogue.not) expect(content).not.toMatch(dialogue.not)
  if (dialogue.slots !== undefined) expect([content, starts.length > 0]).toEqual([content, dialogue.slots])
  if (dialogue.notOn) expect(starts.map(dayOf)).not.toContain(dialogue.notOn)
  if (dialogue.booked === undefined && !dialogue.clock) return
  const list = await api(`/api/businesses/${businessId}/bookings`, { token })
  const bookings = await list.json<{ start: string }[]>()
  expect([content, bookings.length]).toEqual([content, dialogue.booked ?? 1])
  if (dialogue.clock) expect(bookings.map(({ start }) => clockOf(start))).toContain(dialogue.clock)
}
