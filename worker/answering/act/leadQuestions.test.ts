import { expect, it } from 'vitest'
import { conversation, profileOf } from '../speak/withoutModel/_test/business'
import { visitWithModel } from './_test/visitWithModel'

const QUESTIONS = ['What would you like done?', 'What’s the address?', 'How old is the clock?']

it('leaves it to a model which question of the business’s the visitor has answered already', async () => {
  const [first, second, third] = await visitWithModel(profileOf({ leadQuestions: QUESTIONS }), [
    ['I am Jen, 845 555 0162, my mantel clock stopped', 'Thanks, Jen! What’s the address?'],
    ['14 Elm Street', 'Thanks, 14 Elm Street it is.'],
    ['what time do you close friday', 'We’re here until 5.'],
  ])
  expect(first?.told).toContain('"What would you like done?" "What’s the address?" "How old is the clock?"')
  expect(first?.content).toBe('Thanks, Jen! What’s the address?')
  expect(first?.state).toMatchObject({ questions: { open: 'What’s the address?' } })
  expect(first?.state.offer).toBeUndefined()
  expect(second?.content, 'no thanks of ours in place of its words').toBe('Thanks, 14 Elm Street it is.')
  expect(second?.state.questions).toEqual({
    asked: ['What’s the address?'],
    answers: [{ question: 'What’s the address?', answer: '14 Elm Street' }],
  })
  expect(third?.told, 'who asks is answered, and not asked').not.toContain('How old is the clock?')
})

const ASKS = 'Could someone get in touch with me? Jen Dunn, 845 555 0162, about my mantel clock'

/** What was taken for answers, without a model, of what is said once a question stands open. */
async function answers(...texts: string[]) {
  const ask = conversation(profileOf({ leadQuestions: ['How tall is it?', 'How old is the clock?'] }))
  expect((await ask(ASKS)).content).toContain('How tall is it?')
  let last = await ask(texts[0] ?? '')
  for (const text of texts.slice(1)) last = await ask(text)
  return last.state.questions?.answers.map(({ answer }) => answer)
}

it('takes for an answer what is said right after a question, and what may be something else for none', async () => {
  expect(await answers('about two feet')).toEqual(['about two feet'])
  expect(await answers('about two feet', '60 years or so')).toEqual(['about two feet', '60 years or so'])
  expect(await answers('sorry the number is wrong, its 845 555 0126, can Otto call me')).toEqual([])
  expect(await answers('reach me at jen@dunn.example')).toEqual([])
  expect(await answers('ok. a new dial for another one, how much')).toEqual([])
  expect(await answers('bueno. una esfera nueva, cuanto es')).toEqual([])
})

it('takes an answer after a question back, and none after something else was told', async () => {
  expect(await answers('are you open on monday?', 'about two feet')).toEqual(['about two feet'])
  expect(await answers('sorry, its 845 555 0126', 'we drive up from Albany')).toEqual([])
})

it.each(['yes', 'no', 'Yes.', 'sí', 'ok yes'])(
  'takes “%s” for an answer to what asks for one, and for none to an open question',
  async (said) => {
    expect((await answers(said)) ?? []).toEqual([])
    const ask = conversation(profileOf({ leadQuestions: ['Is it a mantel clock?', 'How old is the clock?'] }))
    await ask(ASKS)
    const { state } = await ask(said)
    expect(state.questions?.answers).toEqual([{ question: 'Is it a mantel clock?', answer: said }])
  },
)
