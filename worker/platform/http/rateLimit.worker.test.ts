import { expect, test } from 'vitest'
import { api } from '../../_test/api'
import { rateLimitNetwork } from './rateLimit'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:201::5', '2001:db8:1:200::'],
  ['2001:0db8:0001:02ff:ffff:0:0:9', '2001:db8:1:200::'],
  ['2001:db8:1:301::5', '2001:db8:1:300::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['local', 'local'],
])('%s is counted as %s', (address, network) => {
  expect(rateLimitNetwork(address)).toBe(network)
})

test('whoever has a whole IPv6 network, or 256 of them side by side, is one address', async () => {
  const network = `2001:db8:${Math.floor(Math.random() * 65536).toString(16)}`
  const look = (n: number) =>
    api('/api/verify-registration', {
      body: { token: 'none', email: 'nobody@example.com' },
      headers: { 'cf-connecting-ip': `${network}:1${n.toString(16).padStart(2, '0')}::5` },
    })
  const answers = await Promise.all(Array.from({ length: 45 }, (_, n) => look(n + 1)))
  expect(answers.map(({ status }) => status)).toContain(429)
})
