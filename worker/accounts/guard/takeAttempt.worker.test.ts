import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { api, ownersPassword, registerOwner } from '../../_test/api'
import { computerAt, phoneAt } from '../../_test/clients'
import { countAttempt } from './countAttempt'
import { FORGET_MS, LONGEST_PAUSE_MS } from './rules'

const logIn = (email: string, password: string, headers: Record<string, string> = {}, deviceId?: string) =>
  api('/api/auth/login', { headers, body: { email, password, ...(deviceId && { deviceId }) } })

/** So many wrong passwords, each from another address; answers the statuses. */
async function guessFromElsewhere(email: string, times: number): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, (_, n) => logIn(email, `guess number ${n}`)))
  return answers.map(({ status }) => status)
}

describe('guessing the password of one account from everywhere', () => {
  test('is paused after eight tries, exactly, also when they come at once, and the pause is said', async () => {
    const { email } = await registerOwner()
    const statuses = await guessFromElsewhere(email, 14)
    expect(statuses.filter((status) => status === 401)).toHaveLength(8)
    expect(statuses.filter((status) => status === 429)).toHaveLength(6)
    const response = await logIn(email, ownersPassword)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    expect(await response.json()).toMatchObject({ detail: expect.stringMatching(/Please wait \d+ seconds?/) })
  })

  test('is paused alike for an address that has no account', async () => {
    const statuses = await guessFromElsewhere(`nobody-${crypto.randomUUID()}@example.com`, 10)
    expect(statuses.filter((status) => status === 401)).toHaveLength(8)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  test('does not keep out the owner on a device they have used before', async () => {
    const { email } = await registerOwner({ headers: phoneAt('203.0.113.7') })
    await guessFromElsewhere(email, 12)
    expect((await logIn(email, ownersPassword, computerAt('198.51.100.1'))).status).toBe(429)
    expect((await logIn(email, ownersPassword, phoneAt('203.0.113.99'))).status).toBe(200)
  })

  test('does not keep out a browser that is known by its own secret, wherever it is', async () => {
    const { email } = await registerOwner()
    const deviceId = crypto.randomUUID()
    expect((await logIn(email, ownersPassword, phoneAt('203.0.113.8'), deviceId)).status).toBe(200)
    await guessFromElsewhere(email, 12)
    expect((await logIn(email, ownersPassword, computerAt('198.51.100.2'), deviceId)).status).toBe(200)
    expect((await logIn(email, ownersPassword, phoneAt('203.0.113.8'), crypto.randomUUID())).status).toBe(429)
  })
})

test('trying many accounts from one address is paused, whatever the accounts', async () => {
  const here = { 'cf-connecting-ip': `spray-${crypto.randomUUID()}` }
  const answers: number[] = []
  // The flood limit of one address is 20 a minute and resets by the clock; the exact count is asked directly.
  for (let n = 0; n < 20; n++) answers.push((await logIn(`victim-${n}@example.com`, 'guess', here)).status)
  expect(answers).toEqual(Array(20).fill(401))
  // More than are free, in case a minute of the clock ended in between; at once, or a slow machine could sit out the first pauses.
  const more = await Promise.all(Array.from({ length: 15 }, (_, n) => logIn(`another-${n}@example.com`, 'guess', here)))
  expect(more.map(({ status }) => status)).toContain(429)
})

describe('the count', () => {
  const rule = { free: 3, firstPauseMs: 5_000 }
  const inGuard = <R>(decide: (storage: DurableObjectStorage) => R): Promise<R> =>
    runInDurableObject(env.ATTEMPT_GUARD.getByName(crypto.randomUUID()), (_, state) => decide(state.storage))
  const now = Date.parse('2026-11-21T09:00:00Z')

  test('lets some through and then asks for pauses that double up to a quarter of an hour', async () => {
    const pauses = await inGuard((storage) => {
      const seen: number[] = []
      for (let at = now; seen.length < 12; ) {
        const { waitMs } = countAttempt(storage, rule, at)
        if (waitMs > 0) seen.push(waitMs)
        at += waitMs
      }
      return seen
    })
    expect(pauses.slice(0, 5)).toEqual([5_000, 10_000, 20_000, 40_000, 80_000])
    expect(pauses.at(-1)).toBe(LONGEST_PAUSE_MS)
  })

  test('is not prolonged by tries that come too early', async () => {
    await inGuard((storage) => {
      for (let n = 0; n < 3; n++) countAttempt(storage, rule, now)
      for (let ms = 0; ms < 5_000; ms += 100) expect(countAttempt(storage, rule, now + ms).waitMs).toBe(5_000 - ms)
      expect(countAttempt(storage, rule, now + 5_000).waitMs).toBe(0)
    })
  })

  test('is forgotten after some hours of quiet', async () => {
    await inGuard((storage) => {
      for (let n = 0; n < 3; n++) countAttempt(storage, rule, now)
      expect(countAttempt(storage, rule, now + 1).waitMs).toBeGreaterThan(0)
      for (let n = 0; n < 3; n++) expect(countAttempt(storage, rule, now + FORGET_MS).waitMs).toBe(0)
    })
  })
})
