import { expect, test } from 'vitest'
import { minutesIn, proposeServices } from './proposeServices'

const price = (name: string, cents: number, unit?: string) => ({ name, cents, from: false, ...(unit && { unit }) })

test.each([
  ['Swedish massage, 60 min', 60],
  ['Deep tissue (90 minutes)', 90],
  ['Color, 1 hr 30 min', 90],
  ['Tutoring 1.5 hours', 90],
  ['30-minute consult', 30],
  ['Oil change', undefined],
  ['5 m of pipe', 5],
  ['Tires, set of 4', undefined],
])('%s takes %s', (text, minutes) => expect(minutesIn(text)).toBe(minutes))

test('what the owner’s prices name becomes services, with their length where it is said', () => {
  const prices = [
    price('Swedish massage, 60 min', 9500),
    price('Haircut', 4550),
    price('Labor', 12_000, 'hour'),
    price('Facial (60 min)', 8000),
    price('Facial (90 min)', 11_000),
  ]
  const proposed = proposeServices({ prices }, 'anything', [' haircut '])
  expect(proposed.map(({ service, saysLength }) => [service.name, service.minutes, service.price, saysLength])).toEqual(
    [
      ['Swedish massage', 60, '95', true],
      ['Labor', 60, '120', true],
      ['Facial (60 min)', 60, '80', true],
      ['Facial (90 min)', 90, '110', true],
    ],
  )
})

test('without prices their own description names them, unless it is prose', () => {
  const named = (described: string) => proposeServices({ prices: [] }, described, []).map(({ service }) => service.name)
  expect(named('drain cleaning, water heaters and leaks.')).toEqual(['Drain cleaning', 'Water heaters', 'Leaks'])
  expect(named('We fix everything that has to do with water in your house, day or night. Call us!')).toEqual([])
})
