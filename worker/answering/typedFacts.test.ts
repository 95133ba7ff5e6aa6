import { describe, expect, test } from 'vitest'
import { type BusinessFacts, NO_FACTS } from '../../contract/facts'
import { ask, electrician, SATURDAY_MORNING } from './_test/ask'

const WEEKDAY: [string, string][] = [['08:00', '17:00']]
const with_ = (facts: Partial<BusinessFacts>) => electrician({ faqs: [], facts: { ...NO_FACTS, ...facts } })
const say = async (text: string, facts: Partial<BusinessFacts>, now = SATURDAY_MORNING) =>
  (await ask(text, { profile: with_(facts), now })).content

describe('typed facts are said before anything that stands on the page', () => {
  test.each<[string, Partial<BusinessFacts>, RegExp]>([
    ['what is your phone number', { phones: ['(518) 555-0199'] }, /\(518\) 555-0199/],
    ['where are you', { addresses: ['4 Canal Row, Troy, NY 12180'] }, /4 Canal Row/],
    ['whats your email', { emails: ['desk@sparrow.example'] }, /desk@sparrow\.example/],
    [
      'how much is a level 2 charger',
      { prices: [{ name: 'Level 2 charger', cents: 110_000, from: true }] },
      /from \$1,100/,
    ],
    [
      'price of an outlet',
      { prices: [{ name: 'Outlet', cents: 8_500, from: false, toCents: 12_000, unit: 'each' }] },
      /\$85 to \$120 each/,
    ],
    ['do you take paypal', { payments: ['cash', 'PayPal', 'checks'] }, /PayPal/],
    ['do you speak spanish', { languages: ['English', 'Spanish'] }, /Spanish/],
    ['do you come to cohoes', { areas: ['Troy', 'Cohoes'] }, /Cohoes/],
    ['who is the master electrician', { team: [{ name: 'Ada Brook', role: 'master electrician' }] }, /Ada Brook/],
    [
      'what is your refund policy',
      { policies: [{ name: 'Refunds', text: 'Unused parts are refunded within 30 days.' }] },
      /30 days/,
    ],
    [
      'what number do i call for an emergency',
      { phones: ['(518) 555-0199'], emergencyPhone: '(518) 555-0911' },
      /0911/,
    ],
  ])('%s', async (question, facts, answer) => {
    expect(await say(question, facts)).toMatch(answer)
  })
})

describe('what the owner typed and what the site says of it', () => {
  const prices = [
    { name: 'Level 2 charger', cents: 90_000, from: false },
    { name: 'Panel upgrade', cents: 250_000, from: false },
  ]
  test('the same price is said once', async () => {
    expect(await say('how much is a level 2 charger', { prices })).toBe('Level 2 charger: $900.')
  })
  test('another price of the same name is the owner’s', async () => {
    expect(await say('how much is a panel upgrade', { prices })).toBe('Panel upgrade: $2,500.')
  })
})

describe('hours', () => {
  const hours = {
    mon: WEEKDAY,
    tue: WEEKDAY,
    wed: WEEKDAY,
    thu: WEEKDAY,
    fri: WEEKDAY,
    sat: [['09:00', '13:00']],
    sun: [],
  } satisfies BusinessFacts['hours']

  test('today is called today, tomorrow tomorrow', async () => {
    expect(await say('are you open today', { hours })).toMatch(/^Yes, we're open today \(Saturday\), 9 am – 1 pm\./)
    expect(await say('are you open tomorrow', { hours })).toMatch(/^No, we're closed tomorrow \(Sunday\)\./)
    expect(await say('are you open now', { hours })).toMatch(/^Yes, we're open right now\./)
    expect(await say('are you open on monday', { hours })).toMatch(/^Yes, we're open Monday 8 am – 5 pm\./)
  })

  const hoursExceptions = [
    { from: '2026-11-21', to: '2026-11-21', hours: [], note: 'stocktaking' },
    { from: '2026-11-26', to: '2026-11-27', hours: [['10:00', '12:00']] as [string, string][], note: 'Thanksgiving' },
  ]
  test.each([
    ['are you open today', /^No, we're closed today/],
    ['are you open now', /^No, we're closed right now/],
    ['are you open on thanksgiving', /Thursday, November 26 \(Thanksgiving\): 10 am – 12 pm/],
    ['are you open november 27th', /10 am – 12 pm/],
    ['are you open on christmas', /holiday/],
    ['are you open december 12', /^We're open Saturday, December 12, 9 am – 1 pm/],
  ])('an exception goes before the week: %s', async (question, answer) => {
    expect(await say(question, { hours, hoursExceptions })).toMatch(answer)
  })

  test('a day that is excepted is said by its date, and the usual week beside it', async () => {
    expect(await say('are you open friday', { hours, hoursExceptions })).toBe(
      "Yes, we're open Friday, November 27, 10 am – 12 pm. Our usual hours are Monday to Friday 8 am – 5 pm, Saturday 9 am – 1 pm, closed Sunday.",
    )
  })

  test.each([
    ['can i come tomorrow', /^We're closed tomorrow \(Sunday\)\. I can't see the calendar/],
    ['any openings on monday?', /^We're open Monday 8 am – 5 pm\. I can't see the calendar/],
    ['can i come in on thanksgiving', /^We're open on Thursday, November 26/],
  ])('whoever wants to come is told first whether anybody is there: %s', async (question, answer) => {
    expect(await say(question, { hours, hoursExceptions })).toMatch(answer)
  })

  test('asked whether it is closed, a yes says that it is', async () => {
    expect(await say('are you closed tomorrow', { hours })).toMatch(/^Yes, we're closed tomorrow/)
  })

  test('a night past twelve is said as one', async () => {
    const late = { fri: [['18:00', '24:00']], sat: [['00:00', '02:00']], sun: [] } satisfies BusinessFacts['hours']
    expect(await say('what are your hours', { hours: late })).toContain('Friday 6 pm – 2 am')
    expect(await say('are you open now', { hours: late }, new Date('2026-11-21T06:00:00Z'))).toMatch(/^Yes/)
  })
})
