import { expect, test } from 'vitest'
import { displayPhone, normalizedPhone } from './phone'

test.each([
  ['(512) 555-0170', 'US', '+15125550170'],
  ['512 472 0170', 'US', '+15124720170'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['+49 30 901820', 'US', '+4930901820'],
  ['030 901820', 'US', '030 901820'],
  ['512 472 0170 ext. 4', 'US', '512 472 0170 ext. 4'],
  ['call me', 'US', 'call me'],
  ['512 472 0170', 'nowhere', '512 472 0170'],
])('“%s” in %s is kept as %s', (written, country, kept) => {
  expect(normalizedPhone(written, country)).toBe(kept)
})

test('is shown as people at home write it, and from elsewhere with its country', () => {
  expect(displayPhone('+15124720170', 'US')).toBe('(512) 472-0170')
  expect(displayPhone('+15124720170', 'DE')).toBe('+1 512 472 0170')
  expect(displayPhone('ask for Ann', 'US')).toBe('ask for Ann')
})
