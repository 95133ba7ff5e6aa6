import { expect, test } from 'vitest'
import { api } from '../../_test/api'
import { rateLimitNetwork } from './rateLimit'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:1::5', '2001:db8:1:1'],
  ['2001:0db8:0001:0001:ffff:0:0:9', '2001:db8:1:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, network) => {
  expect(rateLimitNetwork(address)).toBe(network)
})

test('whoever has a whole IPv6 network is one address', async () => {
  const network = `2001:db8:${Math.floor(Math.random() * 65536).toString(16)}:1`
  const look = (n: number) =>
    api('/api/verify-registration', {
      body: { token: 'none', email: 'nobody@example.com' },
      headers: { 'cf-connecting-ip': `${network}::${n.toString(16)}` },
    })
  const answers = await Promise.all(Array.from({ length: 45 }, (_, n) => look(n + 1)))
  expect(answers.map(({ status }) => status)).toContain(429)
})
