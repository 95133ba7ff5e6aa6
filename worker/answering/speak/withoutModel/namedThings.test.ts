import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../../contract/facts'
import { conversation, profileOf } from './_test/business'

const SAFE = 'Absolutely! The cave is natural and there is no risk for pregnant women.'
const SPA = [
  {
    url: 'https://fern.example/cave',
    html: `<title>Salt cave | Fern Spa</title><h1>Salt cave</h1><p>Our salt cave is a quiet room for ten guests.</p>
      <h2>FAQ</h2><h3>Is it safe for pregnant women to visit the salt cave?</h3><p>${SAFE}</p>
      <h3>Do I need to bring a towel?</h3><p>No, towels are provided for all of our guests.</p>`,
  },
  {
    url: 'https://fern.example/sauna',
    html: `<title>Infrared sauna | Fern Spa</title><h1>Infrared sauna</h1>
      <p>Our infrared sauna warms you gently for thirty minutes.</p>
      <h2>Before your visit</h2><p>Drink plenty of water beforehand.</p>`,
  },
]
const OWNERS = { id: 'faq_2', question: 'Is the salt cave safe if I am pregnant?', answer: SAFE }
const spa = (changed = {}) =>
  conversation(profileOf({ name: 'Fern Spa', services: '', facts: NO_FACTS, faqs: [], ...changed }), undefined, SPA)

test.each([[[]], [[OWNERS]]])('an answer about one thing is none to a question about another', async (faqs) => {
  const ask = async (text: string) => (await spa({ faqs })(text)).content
  for (const asked of [
    'is it safe if im pregnant? want to do the infrared sauna',
    'is the infrared sauna safe if i am pregnant',
    'is the sauna safe for pregnant women?',
  ])
    expect.soft(await ask(asked)).not.toMatch(/Absolutely/)
  expect(await ask('is the salt cave safe for pregnant women?')).toContain('Absolutely')
  expect(await ask('is it safe for pregnant women?')).toContain('Absolutely')
  expect(await ask('do i need to bring a towel for the sauna')).toContain('towels are provided')
})

const PACKAGE = 'Individual Package 2 (ONE OF EACH SERVICE ON SAME VISIT, SAME PERSON ONLY)'
const price = (name: string, dollars: number) => ({ name, cents: dollars * 100, from: false })
const PRICES = [price(PACKAGE, 80), price('Salt cave, 45 minutes', 35), price('Swedish massage', 75)]
const priced = (prices = PRICES) =>
  conversation(profileOf({ facts: { ...NO_FACTS, prices }, services: 'Salt cave, Massage', faqs: [] }), undefined, [])

test('a price that shares only small words with the question is no answer', async () => {
  const ask = priced(PRICES.slice(0, 1))
  expect((await ask('how much for me and my husband to do the salt cave and a massage each')).content).not.toMatch(/80/)
})

test('of two things that are named each gets its own price, or neither', async () => {
  const both = 'how much for me and my husband to do the salt cave and a massage each'
  expect((await priced()(both)).content).toMatch(/^Salt cave, 45 minutes: \$35\. Swedish massage: \$75\.$/)
  expect((await priced(PRICES.slice(0, 2))(both)).content).not.toMatch(/\$/)
  expect((await priced()('how much is a swedish massage and how long does it take')).content).not.toMatch(/\$35|\$80/)
})

test('an owner’s answer is said without the question it was given to, which another visitor typed', async () => {
  const question = 'is it safe if im pregnant? want to do the infrared sauna, i am Dana'
  const faqs = [{ id: 'faq_3', question, answer: 'Please ask your doctor before you use the infrared sauna.' }]
  for (const text of [
    'is the infrared sauna safe',
    'can my mom do the infrared sauna',
    '¿la sauna infrarroja es segura?',
  ]) {
    const reply = await spa({ faqs })(text)
    expect(JSON.stringify([reply.content, reply.sources, reply.places ?? []])).not.toMatch(/Dana|im pregnant/)
  }
})

test('whether it is safe for somebody is told by no answer that doesn’t name them', async () => {
  const general = 'The infrared sauna warms the body with light, and a session is what you make of it.'
  const html = `<title>Infrared sauna | Fern Spa</title><h1>Infrared sauna</h1>
    <h2>What can I expect when visiting the infrared sauna?</h2><p>${general}</p>`
  const profile = profileOf({ name: 'Fern Spa', services: '', facts: NO_FACTS, faqs: [] })
  const ask = conversation(profile, undefined, [{ url: 'https://fern.example/sauna', html }])
  expect((await ask('is the infrared sauna safe while pregnant')).content).not.toContain('warms the body')
})

const PRACTICE = profileOf({
  name: 'Elm & Ode',
  location: null,
  facts: NO_FACTS,
  services: 'DUI defense, Divorce, Bankruptcy, Wills and estates',
  faqs: [
    {
      id: 'faq_1',
      question: 'What do I need to bring to a bankruptcy consultation?',
      answer: 'Bring your last two pay stubs and tax returns.',
    },
    { id: 'faq_2', question: 'How long does a divorce take?', answer: 'About six months if uncontested.' },
    { id: 'faq_3', question: 'Do you take walk-ins for DUI defense?', answer: 'Yes, on weekdays before noon.' },
  ],
})

test.each([
  ['what do i need to bring to a bankruptcy consultation', /^Bring your last two pay stubs/],
  ['what documents do i need for bankruptcy', /^Bring your last two pay stubs/],
  // Of no thing: the answer says of which it is.
  ['what do i need to bring', /^Bankruptcy: Bring your last two pay stubs/],
  ['how long does it take', /^Divorce: About six months/],
  ['do you take walk-ins', /^DUI defense: Yes, on weekdays/],
  // Of another thing, whether or not the business has it.
  ['what do i need to bring to the will signing', /^(?!.*pay stubs)/],
  ['what do i need to bring for a green card', /^(?!.*pay stubs)/],
  ['how long does a dui case take', /^(?!.*six months)/],
  ['do you take walk ins for passport photos', /^(?!.*before noon)/],
])('an owner’s answer is said of what its question is of: %s', async (text, said) => {
  expect((await conversation(PRACTICE, undefined, [])(text)).content).toMatch(said)
})

test('what a conversation is about names the thing of the next question', async () => {
  const ask = conversation(PRACTICE, undefined, [])
  await ask('do you do bankruptcy?')
  expect((await ask('what do i need to bring for that?')).content).toMatch(/^Bring your last two pay stubs/)
})
