import { expect, test } from 'vitest'
import { profileOf } from './_test/business'
import { statementsOfProfile } from './statementsOfProfile'

const said = () => Object.fromEntries(statementsOfProfile(profileOf()).map((one) => [one.id, one]))

test('typed facts read as a person would write them, each by the field that it came from', () => {
  const texts = Object.values(said()).map(({ id, trail, text }) => `${id} ${trail.join('>')}: ${text}`)
  expect(texts).toEqual([
    'fact:name#1 Name: Fern Street Spa',
    'fact:services#1 Services: Massage',
    'fact:services#2 Services: facials',
    'fact:services#3 Services: sauna',
    'fact:phones#1 Phone: (512) 555-0100',
    'fact:hours#mon Opening hours: Monday | 9 AM – 5:30 PM',
    'fact:hours#sun Opening hours: Sunday | Closed',
    'fact:hoursExceptions#2026-12-24 Opening hours on special days: December 24, 2026 – December 26, 2026 (Christmas) | Closed',
    'fact:prices#1 Prices: Swedish massage 60 min | from $95 per visit',
    'fact:prices#2 Prices: Sauna | free',
    'fact:areas#1 Areas served: Troy',
    'fact:areas#2 Areas served: Albany',
    'faq:faq_1 Can I bring my dog?: Small dogs are welcome in the garden.',
  ])
})

test('their values are those that were typed, where they stand in the text', () => {
  const { 'fact:hours#mon': monday, 'fact:prices#1': price, 'fact:hoursExceptions#2026-12-24': feast } = said()
  expect(monday?.values).toMatchObject([
    { kind: 'days', days: ['mon'], text: 'Monday' },
    { kind: 'span', from: 540, to: 1050, text: '9 AM – 5:30 PM' },
  ])
  expect(price?.values).toMatchObject([
    { kind: 'duration', amount: 60, text: '60 min' },
    { kind: 'money', amount: 95, currency: 'USD', bound: 'from', unit: 'visit', text: 'from $95' },
  ])
  expect(feast?.values).toMatchObject([
    { kind: 'date', year: 2026, month: 12, day: 24 },
    { kind: 'date', year: 2026, month: 12, day: 26 },
    { kind: 'closed' },
  ])
  for (const { text, values } of Object.values(said()))
    for (const value of values) expect(text.slice(value.start, value.end)).toBe(value.text)
})

test('prices are said in the business’s currency, and sentences stay sentences', () => {
  const statements = statementsOfProfile(
    profileOf({
      currency: 'GBP',
      services: 'We mend clocks of every kind. We also wind them, weekly, at your home if you like.',
    }),
  )
  expect(statements.find(({ id }) => id === 'fact:prices#1')?.text).toBe('Swedish massage 60 min | from £95 per visit')
  expect(statements.filter(({ id }) => id.startsWith('fact:services')).map(({ kind }) => kind)).toEqual([
    'sentence',
    'sentence',
  ])
})
