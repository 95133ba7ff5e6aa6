import { expect, test } from 'vitest'
import type { PriceFact } from '../../../../../contract/facts'
import { priceLineOf, spokenPrice } from './priceLineOf'
import { readPriceLine } from './readPriceLine'
import { readPriceList } from './readPriceList'

test.each<[string, Partial<PriceFact>]>([
  ['Swedish massage 60 min $95', { name: 'Swedish massage 60 min', cents: 9500 }],
  ['- Swedish massage (60 min) ........ $95.50', { name: 'Swedish massage (60 min)', cents: 9550 }],
  ['Swedish massage: $95 / 60 min', { name: 'Swedish massage 60 min', cents: 9500 }],
  ['Hot stone\t120', { name: 'Hot stone', cents: 12000 }],
  ['Massage 1 hr 30 min 140', { name: 'Massage 1 hr 30 min', cents: 14000 }],
  ['Haircut 45', { name: 'Haircut', cents: 4500 }],
  ['$80 - 60 minute massage', { name: '60 minute massage', cents: 8000 }],
  ['$15 – CBD oil!', { name: 'CBD oil!', cents: 1500 }],
  ['$30 Beard trim', { name: 'Beard trim', cents: 3000 }],
  ['Drain cleaning from $1,250', { name: 'Drain cleaning', cents: 125000, from: true }],
  ['Drain cleaning, starting at $89+', { name: 'Drain cleaning', cents: 8900, from: true }],
  ['Water heater – $900-1,400 installed', { cents: 90000, toCents: 140000, unit: 'installed' }],
  ['Oil change 5 quarts $60 to $85', { name: 'Oil change 5 quarts', cents: 6000, toCents: 8500 }],
  ['Labor $110 per hour', { name: 'Labor', cents: 11000, unit: 'hour' }],
  ['Mowing 45/visit', { name: 'Mowing', cents: 4500, unit: 'visit' }],
  ['Tire $20 each', { name: 'Tire', cents: 2000, unit: '(each)' }],
  ['House call $50 plus $2 a mile', { cents: 5000, unit: 'plus $2 a mile' }],
  [
    'Diagnosis $118 flat, off the bill if the repair is over $500',
    { name: 'Diagnosis', cents: 11800, unit: '(flat, off the bill if the repair is over $500)' },
  ],
  ['Delivery $15, free on orders above $75', { name: 'Delivery', cents: 1500 }],
  ['First visit $80, $20 off for students', { name: 'First visit', cents: 8000 }],
  ['Estimates: free', { name: 'Estimates', cents: 0 }],
  ['Free consultation', { name: 'Consultation', cents: 0 }],
])('reads %j', (line, price) => {
  expect(readPriceLine(line, 'USD')).toMatchObject({ price })
})

test.each([
  ['Swedish massage', /no price on this line/],
  ['Oil change 5 quarts', /no price on this line/],
  ['Swedish massage 60 min', /no price on this line/],
  ['60 min $95', /name the service/],
  ['$95 per hour', /name the service/],
  ['Massage 60 min $95, 90 min $130', /Two prices/],
  ['Haircut $45, under twelve $25', /Two prices/],
  ['Repairs up to $80', /exact price/],
  ['Haircut €45', /in USD here, not €/],
  ['Haircut $80 - $45', /higher price/],
])('says what is wrong with %j', (line, problem) => {
  expect(readPriceLine(line, 'USD')).toEqual({ problem: expect.stringMatching(problem) })
})

test.each([
  ['Schnitt 45,50 €', 'EUR', 4550],
  ['Haircut £1,045', 'GBP', 104500],
  ['Haircut CA$45', 'CAD', 4500],
])('reads %j of %s', (line, currency, cents) => {
  expect(readPriceLine(line, currency)).toMatchObject({ price: { cents } })
})

test.each<PriceFact>([
  { name: 'Swedish massage 60 min', cents: 9500, from: false },
  { name: 'Panel upgrade', cents: 120000, toCents: 180050, from: true, unit: 'circuit' },
  { name: 'Water heater', cents: 90000, from: true, unit: 'installed' },
  { name: 'Tire', cents: 2000, from: false, unit: '(each)' },
  { name: 'Labor', cents: 11000, from: false, unit: 'an hour' },
  { name: 'Mount and balance', cents: 3500, from: false, unit: '(flat)' },
  { name: 'Estimate', cents: 0, from: false },
])('a line reads back as the price that it was made from: $name', (price) => {
  for (const currency of ['USD', 'EUR', 'CAD'])
    expect(readPriceLine(priceLineOf(price, currency), currency)).toEqual({ price })
})

test.each([
  ['each', 'Tire $35 each'],
  ['Each', 'Tire $35 Each'],
  ['flat', 'Tire $35 flat'],
  ['an hour', 'Tire $35 an hour'],
  ['per hour', 'Tire $35 per hour'],
  ['/hr', 'Tire $35 /hr'],
  ['hour', 'Tire $35 per hour'],
  ['(walk-ins)', 'Tire $35 (walk-ins)'],
])('a price whose unit is %j has the line “%s”', (unit, line) => {
  expect(priceLineOf({ name: 'Tire', cents: 3500, from: false, unit }, 'USD')).toBe(line)
})

test('is said as the chat says it', () => {
  expect(spokenPrice({ name: 'Tire', cents: 2000, from: true, unit: '(each)' }, 'USD')).toBe('Tire: from $20 each')
  expect(spokenPrice({ name: 'Labor', cents: 9950, toCents: 12000, from: false, unit: 'hour' }, 'USD')).toBe(
    'Labor: $99.50 – $120 per hour',
  )
})

test('reads a list, and says line by line what it can’t read', () => {
  const list = `MASSAGES

Swedish massage
  60 min $95
  90 min $130
• Foot bath 20 min $35

Ask about couples massage
Deep tissue 60 min`
  const { prices, unread } = readPriceList(list, 'USD')
  expect(prices.map((price) => spokenPrice(price, 'USD'))).toEqual([
    'Swedish massage 60 min: $95',
    'Swedish massage 90 min: $130',
    'Foot bath 20 min: $35',
  ])
  expect(unread.map(({ text }) => text)).toEqual(['MASSAGES', 'Ask about couples massage', 'Deep tissue 60 min'])
})
