import { expect, test } from 'vitest'
import { conversation, profileOf } from './_test/business'

const SUNDAY = new Date('2026-11-22T16:00:00Z')
const faqs = [
  {
    id: 'faq_1',
    question: 'What if my clock is 67 years old and has no insurance?',
    answer: 'Older clocks without insurance are repaired as any other.',
  },
  {
    id: 'faq_2',
    question: '¿Qué hago si mi reloj tiene 67 años y no tiene seguro?',
    answer: 'Los relojes antiguos sin seguro se reparan igual.',
  },
]
const reply = async (text: string) => (await conversation(profileOf({ faqs }), SUNDAY)(text)).content

test.each([
  ['it is 67 years old, it has no insurance. are you open today?', /closed/],
  ['my clock is 67 years old and has no insurance, are you open today', /closed/],
  ['tiene 67 anos, no tiene seguro. esta abierto hoy?', /cerrad|no abrimos/i],
  ['my clock is 67 years old, no insurance. what is your phone number?', /845-555-0142/],
  ['meine uhr ist 67 jahre alt, keine versicherung. wo seid ihr?', /12 Birch Lane/],
  ['elle a 67 ans, pas d’assurance. vous etes ouverts aujourd’hui ?', /fermé/i],
  ['it has no insurance, it is old. how much is a dial restoration?', /\$120/],
])('what is asked outright is answered, whatever is told around it: %s', async (text, expected) => {
  expect(await reply(text)).toMatch(expected)
})

test.each(['we come by on Monday at 6, are you open?', 'my clock is 67 years old and has no insurance. is that okay?'])(
  'what is asked of what was told isn’t cut from it: %s',
  async (text) => {
    expect(await reply(text)).not.toMatch(/closed today|closed now/i)
  },
)
