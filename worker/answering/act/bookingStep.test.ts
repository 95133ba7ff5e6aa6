import { expect, it } from 'vitest'
import { answererWith } from '../answer'
import type { BookingTurn, Question } from '../answerer'
import { answerWhole } from '../answerWhole'
import { profileOf, WEDNESDAY } from '../speak/withoutModel/_test/business'
import { NEW_CONVERSATION } from '../state'

/** All that a model is handed of a message at which the calendar does this, the verifier’s questions aside. */
async function handed(text: string, turn: BookingTurn) {
  const talks: { role: string; content: string }[][] = []
  const model = {
    endpoint: 'test',
    async *stream(messages: { role: string; content: string }[]) {
      if (!messages[0]?.content.startsWith('You check')) talks.push(messages)
      yield 'I don’t have that about showers.'
      return 1
    },
  }
  let isTaken = false
  const booking: Question['booking'] = async () => {
    if (isTaken) return undefined
    isTaken = true
    return turn
  }
  await answerWhole(answererWith({ model, limitMs: 60_000, answered: () => undefined, failed: () => undefined }), {
    profile: profileOf(),
    text,
    history: [
      { type: 'user', content: 'a dial polish on tuesday at 3' },
      { type: 'bot', content: 'Shall I book it?' },
    ],
    page: {},
    state: NEW_CONVERSATION,
    find: async () => ({ version: 'v1', whole: true, statements: [], total: 0, holding: {} }),
    booking,
    now: WEDNESDAY,
  })
  return talks
}

const BOOKED = 'You’re booked: Dial polish, Tuesday, December 1 at 3:00 PM.'

it.each([
  ['the whole message', 'yes book it and do you have showers there', 'yes book it and do you have showers there'],
  ['what it says besides', 'Yes. Do you have showers there?', 'Do you have showers there?'],
])('a model that answers beside a step reads each word of the visitor’s once: %s', async (_, text, rest) => {
  const [talk = [], ...others] = await handed(text, { content: BOOKED, talk: undefined, rest })
  expect(others).toEqual([])
  const said = talk.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  expect(said.join(' ').match(/showers/g)).toHaveLength(1)
  expect(said.at(-1)).toContain('showers')
  expect(talk.some(({ role, content }) => role === 'assistant' && content === BOOKED)).toBe(true)
})
