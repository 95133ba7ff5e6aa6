import { expect, test } from 'vitest'
import { addressBlock } from './addressBlock'
import { rateLimitNetwork } from './rateLimit'

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.255', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:1::5', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::5', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::/48'],
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['local', undefined],
  ['', undefined],
])('%s is of the block %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
  expect(addressBlock(rateLimitNetwork(address))).toBe(block)
})
