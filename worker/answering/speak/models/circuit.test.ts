import { beforeEach, expect, test } from 'vitest'
import { close, forgetTroubles, isOpen, open } from './circuit'

beforeEach(forgetTroubles)
const [one, other] = ['https://one.example', 'https://other.example']
const fail = (business: string, at = 0) => open(one, business, [], at)

test('a business’s trouble is its own, until the model answers it', () => {
  fail('a')
  expect([isOpen(one, 'a', 1), isOpen(one, 'b', 1), isOpen(other, 'a', 1)]).toEqual([true, false, false])
  close(one, 'a')
  expect(isOpen(one, 'a', 1)).toBe(false)
})

test('a trouble ends by time, whatever the background comes to', () => {
  fail('a')
  expect([isOpen(one, 'a', 59_999), isOpen(one, 'a', 60_000)]).toEqual([true, false])
})

test('that of three within a minute is the endpoint’s', () => {
  for (const business of ['a', 'b', 'c']) fail(business)
  expect([isOpen(one, 'd', 59_999), isOpen(one, 'd', 60_000), isOpen(other, 'd', 1)]).toEqual([true, false, false])
})
