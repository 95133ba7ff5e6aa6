import { expect, test } from 'vitest'
import { typedProposals } from './typedProposals'

const propose = (text: string, currency = 'USD') =>
  typedProposals(text, { country: 'US', currency }).map(({ kind, text: said }) => [kind, said])

test('prices with their names, as they were typed', () => {
  expect(propose('Swedish massage 60 min $95, Deep tissue $120; facials from $80.')).toEqual([
    ['prices', 'Swedish massage 60 min: $95'],
    ['prices', 'Deep tissue: $120'],
    ['prices', 'facials: from $80'],
  ])
})

test('a length and a price belong to the service that they follow; a line is one service', () => {
  const typed = [
    'Swedish massage, 60 minutes, $80',
    'Deep tissue massage, 90 minutes, $120',
    'We are open Monday to Friday 9 am to 6 pm.',
  ]
  const proposed = [
    ['prices', 'Swedish massage 60 minutes: $80'],
    ['prices', 'Deep tissue massage 90 minutes: $120'],
    ['hours', expect.stringContaining('Friday: 9 AM – 6 PM')],
  ]
  expect(propose(typed.join('\n'))).toEqual(proposed)
  expect(propose(typed.join(', '))).toEqual(proposed)
})

test('a telephone number, an address to write to and the week', () => {
  expect(propose('Haircuts. Call (512) 555-0100 or hi@shop.example. Open Mon-Fri 9am-5pm, closed Sunday')).toEqual([
    ['phones', '(512) 555-0100'],
    ['emails', 'hi@shop.example'],
    ['hours', expect.stringContaining('Friday: 9 AM – 5 PM; Sunday: Closed')],
  ])
})

test('a week without a.m. and p.m.', () => {
  expect(propose('Trims, shaves. Open Mon-Fri 9-5, closed Sunday')).toEqual([
    ['hours', expect.stringMatching(/^Monday: 9 AM – 5 PM;.*Sunday: Closed$/)],
  ])
})

test('nothing where a price has no name, two names, or another currency', () => {
  expect(propose('$95')).toEqual([])
  expect(propose('Massage 60 min $95 / 90 min $130')).toEqual([])
  expect(propose('Massage £95')).toEqual([])
  expect(propose('Oil changes, brakes, tires')).toEqual([])
})

test('a part without a price takes none from the next one', () => {
  expect(propose('cats - mondays only, lion cut $95, walk in nails $18')).toEqual([
    ['prices', 'lion cut: $95'],
    ['prices', 'walk in nails: $18'],
  ])
  expect(propose('custody, retainer $4500, probate')).toEqual([['prices', 'retainer: $4,500']])
})

test('two prices in a part are two, each under what it is told of, or none', () => {
  expect(propose('will package $850/$1350, mediation $280/hr')).toEqual([['prices', 'mediation: $280 per hour']])
})

test('a price by a bound alone is of what the part before it names', () => {
  expect(
    propose('Weekly mowing up to 1/4 acre $45, up to 1/2 acre $65; Spring cleanup from $180; Aeration $95'),
  ).toEqual([
    ['prices', 'Weekly mowing up to 1/4 acre: $45'],
    ['prices', 'Weekly mowing up to 1/2 acre: $65'],
    ['prices', 'Spring cleanup: from $180'],
    ['prices', 'Aeration: $95'],
  ])
  expect(propose('Haul-away up to 5 miles: $20, over 5 miles: $35')).toEqual([
    ['prices', 'Haul-away up to 5 miles: $20'],
    ['prices', 'Haul-away over 5 miles: $35'],
  ])
})
