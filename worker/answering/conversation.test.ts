import { describe, expect, test } from 'vitest'
import { NO_FACTS } from '../../contract/facts'
import { ask, electrician, soFar } from './_test/ask'

const noLink = electrician({ calendlyUrl: null })

describe('someone who wants a quote, a call or a person', () => {
  test.each([
    'Get Quote',
    'need a quote for rewiring a bungalow',
    'could someone call me back?',
    'my number is 518-555-0133',
    'please reach me at jo@example.com',
    "i'd rather talk to a person",
    'you guys broke my lamp, this is unacceptable',
  ])('%s: the lead form', async (message) => {
    const reply = await ask(message)
    expect(reply).toMatchObject({ needsLeadCapture: true, needsScheduling: false })
  })

  test.each([
    ['could someone call me back?', true],
    ['my number is 518-555-0133', true],
    ["i'd rather talk to a person", true],
    ['need a quote for rewiring a bungalow', undefined],
    ['how much is a panel upgrade', undefined],
  ])('%s: asks to be contacted: %s', async (message, wantsContact) => {
    expect((await ask(message)).wantsContact).toBe(wantsContact)
  })

  test.each([
    'do you give free estimates?',
    'do you give estimates by phone',
    'how much is a panel upgrade',
    'do you do lighting',
    'hello',
    'will you text me before you come',
  ])('%s: no form', async (message) => {
    expect((await ask(message)).needsLeadCapture).toBe(false)
  })
})

describe('someone who wants a time', () => {
  const wishes = [
    'Schedule Call',
    'can i book a visit for friday',
    'any openings tmrw?',
    'how do i make an appointment',
  ]
  test.each(wishes)('%s: the scheduling card', async (message) => {
    expect(await ask(message)).toMatchObject({ needsScheduling: true, needsLeadCapture: false })
  })
  test.each(wishes)('%s, without a booking link: the lead form, asking when to call', async (message) => {
    const reply = await ask(message, { profile: noLink })
    expect(reply).toMatchObject({ needsScheduling: false, needsLeadCapture: true })
    expect(reply.content).toMatch(/when we may call/)
  })
  test.each([
    'what if i have to cancel my appointment',
    'do i need an appointment or can i walk in',
    'do i have to book ahead',
    'are you open friday',
  ])('%s: no card', async (message) => {
    expect((await ask(message)).needsScheduling).toBe(false)
  })
  test('no time is promised', async () => {
    expect((await ask('can you come tomorrow at 9?')).content).toMatch(/can't see the calendar/)
  })
})

describe('not knowing', () => {
  test('is said, and the details are offered but not demanded', async () => {
    const reply = await ask('do you tune pianos')
    expect(reply).toMatchObject({ known: false, needsLeadCapture: false, sources: [] })
    expect(reply.content).toMatch(/details/)
  })
  test('a yes to that offer opens the form', async () => {
    const { content } = await ask('do you tune pianos')
    const reply = await ask('yes please', { history: soFar(['do you tune pianos', content]) })
    expect(reply.needsLeadCapture).toBe(true)
  })
  test('a second time in a row opens the form', async () => {
    const { content } = await ask('do you tune pianos')
    const reply = await ask('and do you sell carpets', { history: soFar(['do you tune pianos', content]) })
    expect(reply).toMatchObject({ known: false, needsLeadCapture: true })
  })
  test('a yes to nothing is taken as small talk', async () => {
    expect(await ask('ok')).toMatchObject({ needsLeadCapture: false, needsScheduling: false })
  })
})

describe('follow-ups', () => {
  test('another day of the hours', async () => {
    const history = soFar(['are you open on friday', "Yes, we're open Friday."])
    expect((await ask('and saturday?', { history })).content).toMatch(/closed on Saturday/)
  })
  test('the price of what was just talked about', async () => {
    const history = soFar(['do you do panel upgrades', 'Yes, we offer panel upgrades.'])
    expect((await ask('how much is that?', { history })).content).toContain('$2,400')
  })
  test('the same question of another thing', async () => {
    const history = soFar(['how much is a panel upgrade', 'Panel upgrade: $2,400.'])
    expect((await ask('what about a level 2 charger', { history })).content).toContain('$900')
  })
  test('a yes to an offered time opens the calendar', async () => {
    const { content } = await ask('do you do lighting')
    expect((await ask('sure', { history: soFar(['do you do lighting', content]) })).needsScheduling).toBe(true)
  })
})

describe('small talk', () => {
  test.each([
    ['hi there', /hello/i],
    ['good morning!', /hello/i],
    ['how are you?', /well/i],
    ['thanks so much', /welcome/i],
    ['bye', /goodbye/i],
    ['are you a robot?', /virtual assistant/i],
    ['👍', /./],
  ])('%s gets a short human reply', async (message, reply) => {
    const { content } = await ask(message)
    expect(content).toMatch(reply)
    expect(content.length).toBeLessThan(200)
  })
  test('Learn More says what the business does', async () => {
    const { content } = await ask('Learn More')
    expect(content).toContain('panel upgrades')
    expect(content).toContain('Troy, NY')
  })
  test('what is none of a front desk’s business is declined', async () => {
    expect((await ask('write me a poem about lightning')).content).toMatch(/only (?:answer|help)/)
  })
})

test('a long story is asked by its end', async () => {
  const story = 'we moved in last spring, and the old owner left a box of notes that nobody can read. '.repeat(18)
  expect((await ask(`${story}what does a visit cost?`)).content).toContain('$85')
})

describe('the page that is looked at', () => {
  const page = {
    title: 'Old house wiring',
    url: 'https://sparrow.example/old-houses',
    content: `Home\nServices\nOld house wiring\nKnob and tube wiring was common until 1940. We replace it a room at a time.\nA week is usual.`,
  }
  test.each(['what is this page about?', 'what is this?', 'tell me about this page', 'whats on this page'])(
    '%s',
    async (question) => {
      const { content, sources, known } = await ask(question, { page })
      expect(content).toMatch(/Old house wiring.*Knob and tube wiring was common until 1940\. We replace it/)
      expect(sources).toEqual([{ title: page.title, url: page.url }])
      expect(known).toBe(true)
    },
  )
  test('a question about something on it is still about that thing', async () => {
    expect((await ask('how much is the level 2 charger on this page')).content).toContain('$900')
  })
  test('without a page it is the business', async () => {
    expect((await ask('what is this?', { page: {} })).content).toContain('panel upgrades')
  })
})

describe('what would embarrass a front desk', () => {
  const garage = electrician({
    businessType: 'automotive',
    services: 'Oil changes, brake repair, battery replacement, check-engine diagnostics',
    specialties: 'hybrids',
    faqs: [
      {
        id: 'faq_1',
        question: 'Do you work on electric cars?',
        answer: "We look after hybrids, but we don't work on fully electric cars yet.",
      },
      { id: 'faq_2', question: 'What do new brakes cost?', answer: 'Brake pads start at $189 per axle.' },
      { id: 'faq_3', question: 'Do I need an appointment?', answer: 'We take walk-ins for oil changes until 3 pm.' },
    ],
  })
  const garages = (text: string, ...said: [string, string][]) =>
    ask(text, { profile: garage, page: {}, history: soFar(...said) })

  test('that a car is spoken of at a garage answers nothing', async () => {
    const { content } = await garages('my car makes a grinding noise when i stop')
    expect(content).toMatch(/can't tell from here.*brake repair/)
  })
  test('a car that won’t start is no price that starts at something', async () => {
    const { content } = await garages('car wont start')
    expect(content).toMatch(/can't tell from here.*battery replacement/)
  })
  test('where nothing is sure it can at least be looked at', async () => {
    const { content } = await garages('my transmission slips, can you help?')
    expect(content).toMatch(/can't tell from here.*diagnostics/)
  })
  test('how long something takes isn’t until when one may come', async () => {
    expect((await garages('how long does an oil change take')).known).toBe(false)
  })
  test('the last answer is no answer to another question', async () => {
    const { content } = await garages('do you work on teslas')
    expect(content).toContain('electric')
    expect((await garages('can i wait while you do it', ['do you work on teslas', content])).known).toBe(false)
  })
  test('thanks for an offer is not a yes to it', async () => {
    const { content } = await garages('is there parking')
    const reply = await garages('thanks!', ['is there parking', content])
    expect(reply.needsLeadCapture).toBe(false)
    expect(reply.content).toMatch(/welcome/)
  })
})

describe('a salon with prices typed, listed and on its site', () => {
  const salon = electrician({
    name: 'Lena Nails',
    businessType: 'salon',
    services: 'Gel manicure 50 minutes $40, pedicures',
    specialties: 'Gel',
    facts: {
      ...NO_FACTS,
      hours: { mon: [], sat: [['09:00', '16:00']] },
      prices: [
        { name: 'Gel manicure', cents: 4000, from: false },
        { name: 'Classic pedicure', cents: 3800, from: false },
        { name: 'Nail art', cents: 300, from: true, unit: 'nail' },
      ],
      payments: ['cash', 'cards'],
    },
    faqs: [
      { id: 'faq_1', question: 'How long does gel last?', answer: 'Two to three weeks.' },
      { id: 'faq_2', question: 'Do you have gift cards?', answer: 'Yes! Any amount from $20, at the counter.' },
      { id: 'faq_3', question: 'Do you take walk-ins?', answer: 'Yes, if a chair is free.' },
      { id: 'faq_4', question: 'What if I have to cancel?', answer: 'Please tell us 24 hours ahead.' },
    ],
  })
  const page = {
    title: 'Prices',
    url: 'https://lena.example/prices',
    content: `Our prices
Gel manicure | Time: 50 min | Price: $40
Do you take walk-ins?
Yes, when a chair is free. Mornings are best.`,
  }
  const salons = (text: string) => ask(text, { profile: salon, page })

  test.each([
    ['how much is a gel manicure', /^Gel manicure: \$40\.$/],
    ['do you take walk-ins', /^Yes, if a chair is free\.$/],
    ['how much is nail art', /from \$3 per nail/],
    ['how long does gel last', /^Two to three weeks\.$/],
    ['price list', /Classic pedicure: \$38/],
    ['when can i come in', /Saturday 9 am – 4 pm/],
    ['how much is a pedicure and can i pay with card', /Classic pedicure: \$38.*We accept cash and cards/],
    ['a que hora abren', /Nuestro horario/],
  ])('%s', async (question, reply) => {
    expect((await salons(question)).content).toMatch(reply)
  })
  test('how long gel takes and whether it is bad are not how long it lasts', async () => {
    expect((await salons('how long does a gel manicure take')).content).not.toContain('Two to three weeks')
    expect((await salons('is gel bad for your nails')).known).toBe(false)
  })
  test('whoever wants to cancel is told how, and can say so to somebody', async () => {
    const reply = await salons('i need to cancel my appointment tomorrow')
    expect(reply).toMatchObject({ needsLeadCapture: true, needsScheduling: false })
    expect(reply.content).toMatch(/24 hours ahead.*take care of it/)
    expect((await salons('what if i need to cancel my appointment')).needsLeadCapture).toBe(false)
  })
})
