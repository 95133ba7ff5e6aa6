import { expect, test } from 'vitest'
import { electrician, SATURDAY_MORNING } from '../_test/ask'
import type { Answerer } from '../answerer'
import { answerWhole } from '../answerWhole'
import type { Pack } from '../packs/pack'
import { withSafety } from './withSafety'

const pack: Pack = {
  synonyms: [],
  everyones: [],
  intents: { booking: [], quote: [] },
  quoteQuestions: [],
  guidance: [],
  safety: {
    urgent: [
      {
        id: 'shock',
        asks: [/\bgot a shock\b/u],
        unless: [/\bavoid\b/u],
        reply: 'Call {emergency} now. Then call us at {phone}.',
        next: 'details',
      },
      { id: 'water', asks: [/\bflooding\b/u], reply: 'Close the main valve first.', next: 'answer' },
    ],
    never: [{ id: 'dose', says: [/\btake \d+ ?mg\b/u], instead: 'Please ask a pharmacist about doses.' }],
  },
}
const saying = (...pieces: string[]): Answerer =>
  async function* () {
    yield* pieces
    return {
      content: pieces.join(''),
      needsLeadCapture: false,
      needsScheduling: false,
      sources: [],
      known: true,
      answeredBy: 'model',
    }
  }

const answerTo = async (text: string, answerer: Answerer, profile = electrician()) => {
  let said = ''
  const listened: Answerer = async function* (question) {
    const answering = withSafety(answerer, pack)(question)
    for (let step = await answering.next(); ; step = await answering.next()) {
      if (step.done) return step.value
      said += step.value
      yield step.value
    }
  }
  const answer = await answerWhole(listened, { profile, text, history: [], page: {}, now: SATURDAY_MORNING })
  expect(said, 'what is streamed is what stands').toBe(answer.content)
  return answer
}

test('what is urgent is said at once, with the country’s number, and nobody else is asked', async () => {
  const never: Answerer = () => {
    throw new Error('asked')
  }
  const { facts } = electrician()
  const withPhone = electrician({ facts: { ...facts, emergencyPhone: '518-555-0100' } })
  expect(await answerTo('Help, I got a shock!', never, withPhone)).toMatchObject({
    content: 'Call 911 now. Then call us at 518-555-0100.',
    needsLeadCapture: true,
    answeredBy: 'facts',
  })
  const british = await answerTo('I ｇｏｔ a shock', never, electrician({ country: 'GB' }))
  expect(british.content, 'without a number there is nothing to call').toBe('Call 999 now.')
})

test('the answer follows where the rule says so, and no rule is met by its exception', async () => {
  expect((await answerTo('My basement is flooding', saying('We are in Troy.'))).content).toBe(
    'Close the main valve first. We are in Troy.',
  )
  expect((await answerTo('How do I avoid that I got a shock?', saying('We are in Troy.'))).content).toBe(
    'We are in Troy.',
  )
})

test('what must never be said is replaced once, whoever says it and however it is written', async () => {
  const says = saying('It helps to take 400 mg. Rest.', ' Or ta\u200bke ８００ mg.', ' We are in Troy.')
  expect((await answerTo('x', says)).content).toBe('Please ask a pharmacist about doses. Rest. We are in Troy.')
})
