import { expect, it } from 'vitest'
import { spokenPrice } from '../settings/facts/prices/priceLineOf'
import { pricesInRow } from './pricesInRow'

const read = (row: string) => pricesInRow(row, 'usd').map((price) => spokenPrice(price, 'usd'))

it('reads each price of a row under the name of its column', () => {
  expect(read('Oil change: Cars & minivans: $84: Pickups & full-size SUVs: $99')).toEqual([
    'Oil change, Cars & minivans: $84',
    'Oil change, Pickups & full-size SUVs: $99',
  ])
  expect(read('Porcelain crown: Fee: $1,080')).toEqual(['Porcelain crown: $1,080'])
})

it.each([
  'Loaner car: add $20',
  'Root canal: front tooth $740, premolar $840',
  'Two of them: $20: $30',
  'Call for prices',
])('leaves what says more to its owner: %s', (row) => expect(read(row)).toEqual([]))
