import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../contract/durations'
import { api, registerOwner } from '../_test/api'
import { testContext } from '../_test/visitor'
import { updateInstallLight } from './updateInstallLight'

type Seen = { lastSeen: { host: string; at: string } | null; updatedAt: string }
const read = async (id: string, token: string) => (await api(`/api/businesses/${id}`, { token })).json<Seen>()
const load = (id: string, headers: Record<string, string>) => api(`/api/widget/${id}/launcher`, { headers })

describe('the install light', () => {
  test('comes on by the read that the launcher makes anyway, for its owner alone', async () => {
    const { businessId, token, customer } = await registerOwner()
    const before = await read(businessId, token)
    expect(before.lastSeen).toBeNull()
    await load(customer.apiKey, { origin: 'https://www.ortega.example' })
    await expect.poll(async () => (await read(businessId, token)).lastSeen?.host).toBe('www.ortega.example')
    const after = await read(businessId, token)
    expect(Date.now() - Date.parse(after.lastSeen?.at ?? '')).toBeLessThan(60_000)
    expect(after.updatedAt).toBe(before.updatedAt)
    expect(await (await api(`/api/businesses/${businessId}`)).json()).not.toHaveProperty('lastSeen')
  })

  test('stays off for our own pages, for files and for what is no address', async () => {
    const { businessId, token } = await registerOwner()
    const own = new URL((await api('/api/health')).url || 'http://localhost').origin
    for (const origin of [own, 'null', 'file:///home/ortega/index.html', 'chrome-extension://abc', ''])
      await load(businessId, { origin })
    await load(businessId, { referer: `${own}/demo?business=${businessId}` })
    await load(businessId, {})
    expect((await read(businessId, token)).lastSeen).toBeNull()
    await load(businessId, { referer: 'https://ortega.example/contact' })
    await expect.poll(async () => (await read(businessId, token)).lastSeen?.host).toBe('ortega.example')
  })

  test('comes on by the page of the iframe form, which names the site around it', async () => {
    const { businessId, token } = await registerOwner()
    const referer = 'https://shop.example/'
    await api(`/widget/${businessId}`, { headers: { referer, 'sec-fetch-dest': 'document' } })
    await api('/widget/nobody', { headers: { referer, 'sec-fetch-dest': 'iframe' } })
    expect((await read(businessId, token)).lastSeen).toBeNull()
    await api(`/widget/${businessId}`, { headers: { referer, 'sec-fetch-dest': 'iframe' } })
    await expect.poll(async () => (await read(businessId, token)).lastSeen?.host).toBe('shop.example')
  })

  test('is no developer’s own machine, unless ours is one too', async () => {
    const { businessId, token } = await registerOwner()
    const waiting: Promise<unknown>[] = []
    const at = (origin: string) => testContext({ origin, waitUntil: (work) => void waiting.push(work) })
    updateInstallLight(at('https://deskbell.example'), businessId, {
      page: 'http://localhost:3000/',
      self: 'https://deskbell.example/',
    })
    expect(waiting).toHaveLength(0)
    updateInstallLight(at('http://localhost:8787'), businessId, {
      page: 'http://127.0.0.1:4000/',
      self: 'http://localhost:8787/',
    })
    await Promise.all(waiting)
    expect((await read(businessId, token)).lastSeen?.host).toBe('127.0.0.1:4000')
  })

  test('is written once an hour for a host, and sooner for another one', async () => {
    const { businessId, token } = await registerOwner()
    const start = Date.now()
    const see = async (host: string, minutes: number) => {
      const waiting: Promise<unknown>[] = []
      const now = () => start + minutes * MINUTE_MS
      const ctx = testContext({ now, waitUntil: (work) => void waiting.push(work) })
      updateInstallLight(ctx, businessId, { page: `https://${host}`, self: 'https://deskbell.example/' })
      await Promise.all(waiting)
      const { lastSeen } = await read(businessId, token)
      return lastSeen && `${lastSeen.host} ${(Date.parse(lastSeen.at) - start) / MINUTE_MS}`
    }
    expect(await see('a.example', 0)).toBe('a.example 0')
    expect(await see('b.example', 3)).toBe('a.example 0')
    expect(await see('a.example', 50)).toBe('a.example 0')
    expect(await see('a.example', 61)).toBe('a.example 61')
    expect(await see('b.example', 67)).toBe('b.example 67')
  })
})
