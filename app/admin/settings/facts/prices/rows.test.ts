import { expect, test } from 'vitest'
import { addPrices } from './addPrices'
import { readPriceLine } from './readPriceLine'
import { rivalsAmong } from './rivals'

const rowsOf = (...lines: string[]) => lines.map((line) => ({ line, read: readPriceLine(line, 'USD') }))
const pricesOf = (...lines: string[]) => rowsOf(...lines).flatMap(({ read }) => ('price' in read ? [read.price] : []))

test('what is pasted again is not added again, and a new price takes the old one’s place', () => {
  const rows = rowsOf('Haircut $45', '', 'Swedish massage 60 min $95')
  const { rows: next, said } = addPrices(
    rows,
    pricesOf('haircut $45', 'Swedish massage (1 hour) $99', 'Shave $20'),
    'USD',
  )
  expect(next.map(({ line }) => line)).toEqual(['Haircut $45', 'Swedish massage (1 hour) $99', 'Shave $20'])
  expect(said).toBe('1 added, 1 changed, and 1 already there. Look them over, then save.')
})

test('a line that gives a service another price is told apart from one that says the same', () => {
  expect([...rivalsAmong(rowsOf('Haircut $45', 'Haircut: $55', 'haircut $45', 'Shave $20', 'Haircut'))]).toEqual([1])
})
