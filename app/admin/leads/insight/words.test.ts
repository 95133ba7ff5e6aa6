import { expect, test } from 'vitest'
import { arrivalWords } from './words'

test('where a visitor came from is told, whatever stands in the address', () => {
  expect(arrivalWords({ referrer: 'google.com', pageUrl: 'https://shop.example/50%-off', campaign: null })).toBe(
    'google.com, your /50%-off page',
  )
  expect(arrivalWords({ referrer: null, pageUrl: 'https://shop.example/pre%C3%A7os', campaign: null })).toBe(
    'your /preços page',
  )
})
