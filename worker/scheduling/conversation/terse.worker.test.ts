import { expect, test } from 'vitest'
import { newSessionId, say } from '../../_test/visitor'
import { type Dialogue, day, play } from './_test/dialogues'
import { openCalendar } from './_test/openCalendar'

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
