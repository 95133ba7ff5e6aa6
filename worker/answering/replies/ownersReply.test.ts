import { expect, test } from 'vitest'
import { ask, electrician } from '../_test/ask'

const depends = 'It depends on the panel. We come by and write you a quote.'
const profile = electrician({ faqs: [{ id: 'faq_1', question: 'How much is a hot tub hookup?', answer: depends }] })

test.each(['How much is a hot tub hookup?', 'what does a hot tub hookup cost'])(
  'the owner’s answer to “%s” is given, though it holds no price',
  async (text) => {
    expect(await ask(text, { profile, page: {} })).toMatchObject({ content: depends, known: true })
  },
)

test.each(['How much is a sauna hookup?', 'Do you hook up saunas?', 'How much is it?'])(
  '“%s” is another question',
  async (text) => {
    expect((await ask(text, { profile, page: {} })).content).not.toContain('depends on the panel')
  },
)
