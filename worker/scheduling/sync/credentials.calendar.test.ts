import { env } from 'cloudflare:workers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { api, drainOutbox } from '../../_test/api'
import { everythingStored } from '../../_test/everythingStored'
import { connectedOwner, runAlarm } from '../../_test/google'
import { testContext } from '../../_test/visitor'
import { resealAll } from '../../platform/crypto/resealAll'
import { accessTo } from './accessToken'
import { readCredentials } from './connections'

const key = (byte: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(byte)))
const base64 = (text: string) => btoa(text).replace(/=+$/, '')

test('no route, log, export or stored byte carries what calls Google', async () => {
  const logged = (['info', 'warn', 'error', 'log'] as const).map((level) => vi.spyOn(console, level))
  const owner = await connectedOwner()
  const known = await readCredentials(testContext(), { businessId: owner.businessId, provider: 'google' })
  const { accessToken, refreshToken } = JSON.parse(known?.plain ?? '')
  expect(refreshToken).toMatch(/^1\/\//)
  const [first] = await owner.slots()
  // Failures are logged.
  await owner.google.fails({ on: '/calendar', how: 'error', times: 3 })
  await owner.book(first?.start)
  await owner.google.expire('access')
  await runAlarm(owner.businessId, 60_000)
  await drainOutbox()
  const seen = await Promise.all(
    [
      '/api/auth/me',
      '/api/account/audit',
      '/api/businesses',
      owner.path('calendars'),
      `/api/businesses/${owner.businessId}`,
    ].map(async (path) =>
      new TextDecoder('latin1').decode(await (await api(path, { token: owner.token })).arrayBuffer()),
    ),
  )
  const zip = await (await api('/api/account/export', { token: owner.token })).arrayBuffer()
  const exported = Object.values(unzipSync(new Uint8Array(zip))).map((file) => strFromU8(file))
  expect(exported.length).toBeGreaterThan(3)
  const lines = logged.flatMap((spy) => spy.mock.calls.map((call) => JSON.stringify(call)))
  const stored = (await everythingStored()).map(({ where, text }) => `${where} ${text}`)
  expect(stored.some((text) => text.includes(owner.google.id))).toBe(true)
  const secrets = [accessToken, refreshToken, base64(refreshToken), env.GOOGLE_CLIENT_SECRET ?? 'none']
  for (const secret of secrets) {
    expect(
      [...seen, ...exported, ...lines, ...stored]
        .filter((text) => text.includes(secret))
        .map((text) => text.slice(0, 80)),
    ).toEqual([])
  }
})

test('the key is changed while serving: what the old one sealed opens, and is sealed anew for its own row alone', async () => {
  const owner = await connectedOwner()
  const row = { businessId: owner.businessId, provider: 'google' } as const
  const tenants = env.TENANTS_DB ?? env.DB
  const sealed = () =>
    tenants
      .prepare('SELECT credentials FROM calendar_connections WHERE business_id = ?')
      .bind(owner.businessId)
      .first<string>('credentials')
  const before = await sealed()
  const { settings } = testContext()
  const rotating = testContext({
    settings: { ...settings, ENCRYPTION_KEY: key(9), ENCRYPTION_KEYS_OLD: settings.ENCRYPTION_KEY },
  })
  expect(await accessTo(rotating, row)).toHaveProperty('token')
  await resealAll(rotating)
  expect(await sealed()).not.toBe(before)
  const rotated = testContext({ settings: { ...settings, ENCRYPTION_KEY: key(9) } })
  expect(await accessTo(rotated, row)).toHaveProperty('token')
  await expect(accessTo(testContext(), row)).rejects.toThrow('neither ENCRYPTION_KEY nor one of ENCRYPTION_KEYS_OLD')
  const another = await connectedOwner()
  await tenants
    .prepare('UPDATE calendar_connections SET credentials = ? WHERE business_id = ?')
    .bind(await sealed(), another.businessId)
    .run()
  await expect(accessTo(rotated, { ...row, businessId: another.businessId })).rejects.toThrow()
})
