import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../contract/facts'
import { api, drainOutbox } from '../../_test/api'
import { newSessionId, say } from '../../_test/visitor'
import { type Dialogue, day, play } from './_test/dialogues'
import { openCalendar, ZONE } from './_test/openCalendar'

/** Nothing is read by a model here. */
const asTheyAre = async () => undefined

const DIALOGUES: [string, Dialogue][] = [
  ['about an hour in one word', { at: 'offer', say: ['9ish'], says: /(?:8|9):\d\d\sAM/ }],
  ['a name while times are shown', { at: 'offer', say: ['Dan Pruett'], says: /^Thanks, Dan! Do any of those times/ }],
  ['and the booking goes on with it', { at: 'offer', say: ['Dan Pruett', '2 pm'], says: /What’s your email/ }],
  ['one letter for yes', { at: 'confirm', say: ['y'], booked: 1 }],
  [
    'too late asks for earlier',
    { at: 'offer', say: ['after 3', 'thats too late'], says: /^Earlier that day/, slots: true },
  ],
  [
    'the end of a phone number is no hour',
    { at: 'email', say: ['512 555', '0119'], not: /Nothing is open/, slots: false },
  ],
  ['a service by its last part', { at: 'first', say: [`mens cut ${day(5)}?`], says: /for Haircut\./, slots: true }],
]

test.each(DIALOGUES)('%s', async (_, dialogue) => {
  await play(dialogue, asTheyAre)
})

test('the digits of a number that is corrected are no hour', async () => {
  const { businessId } = await openCalendar(['Haircut', 'Gel manicure'])
  const sessionId = newSessionId()
  const ask = async (message: string) => (await say(businessId, { sessionId, message })).message.content
  await ask('can i talk to someone')
  await ask('Carla Jennings 512 555 0133')
  const corrected = await ask('sorry 0113 not 0133')
  expect(corrected).toContain('(512) 555-0113')
  expect(corrected).not.toMatch(/\d:\d\d|AM/)
})

test('who can’t come today hears where to call, by the number for emergencies where nobody is in', async () => {
  const { businessId, token } = await openCalendar(['Cleaning', 'Filling'])
  const today = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, weekday: 'short' }).format().toLowerCase()
  const calendar = `/api/businesses/${businessId}/calendar`
  const { hours, ...rest } = await (await api(calendar, { token })).json<{ hours: object }>()
  expect(
    (await api(calendar, { token, method: 'PUT', body: { ...rest, hours: { ...hours, [today]: [] } } })).status,
  ).toBe(200)
  const ask = async (facts: object, message: string) => {
    const { version } = await (await api(`/api/businesses/${businessId}/facts`, { token })).json<{ version: string }>()
    const body = { ...NO_FACTS, hours: { [today]: [] }, phones: ['(512) 555-0100'], ...facts, version }
    expect((await api(`/api/businesses/${businessId}/facts`, { token, method: 'PUT', body })).status).toBe(200)
    await drainOutbox()
    return (await say(businessId, { sessionId: newSessionId(), message })).message.content
  }
  const urgent = { emergencyPhone: '(512) 555-0199' }
  const toCall = 'If it can’t wait, please call (512) 555-0199.'
  expect(await ask(urgent, 'can i come in today for a filling')).toContain(toCall)
  expect(await ask(urgent, 'i have a toothache can i come in today')).toContain(toCall)
  expect(await ask(urgent, 'can i come in next monday for a filling')).not.toContain('can’t wait')
  expect(await ask({}, 'can i come in today for a filling')).not.toContain('555-0100')
})
