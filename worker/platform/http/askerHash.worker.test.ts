import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../contract/durations'
import { api, registerOwner } from '../../_test/api'
import { everythingStored } from '../../_test/everythingStored'
import { newSessionId, testContext } from '../../_test/visitor'
import { writeBehind } from '../../_test/writeBehind'
import { sha256 } from '../crypto/digest'
import { askerHash } from './askerHash'

test('an asker is the same all day from one block, and another one the next day and to another business', async () => {
  const at = Date.UTC(2026, 4, 5, 12)
  const hash = (address: string, now = at, scope = 'biz_1') =>
    askerHash(testContext({ now: () => now, client: { address, userAgent: undefined } }), scope)
  const first = await hash('203.0.113.7')
  expect(await hash('203.0.113.200', at + HOUR_MS)).toBe(first)
  const others = [hash('203.0.113.7', at + DAY_MS), hash('203.0.113.7', at, 'biz_2'), hash('198.51.100.7')]
  expect(new Set([first, ...(await Promise.all(others))]).size).toBe(4)
})

test('no address of a visitor or an owner is kept whole, nor a hash that could be tried out', async () => {
  const headers = { 'cf-connecting-ip': '203.0.113.77', 'user-agent': 'Mozilla/5.0 (iPhone)' }
  const { businessId } = await registerOwner({ headers })
  const sessionId = newSessionId()
  const message = 'Do you restore gramophones?'
  await api(`/api/chat/${businessId}/message`, { headers, body: { sessionId, message } })
  await api('/api/leads', { headers, body: { businessId, name: 'Ann', email: 'ann@example.com', sessionId } })
  await writeBehind(businessId, sessionId)
  const blocks = ['203.0.113.77', '203.0.113.0/24', '203.0.113.0']
  const day = new Date().toISOString().slice(0, 10)
  const guesses = blocks.flatMap((block) => [block, [businessId, block], [day, businessId, block]])
  const hashes = await Promise.all(
    guesses.map((guess) => sha256(typeof guess === 'string' ? guess : JSON.stringify(guess))),
  )
  const found = (await everythingStored()).filter(
    ({ text }) => text.includes('203.0.113.77') || hashes.some((hash) => text.includes(hash)),
  )
  expect(found).toEqual([])
})
