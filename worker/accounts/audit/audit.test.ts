import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { computerAt } from '../../_test/clients'

describe('the record of sign-ins and changes', () => {
  test('names what was changed, from where and with what device, and not the new values', async () => {
    const { token, businessId } = await registerOwner()
    await api(`/api/businesses/${businessId}`, {
      method: 'PATCH',
      token,
      headers: computerAt('203.0.113.50'),
      body: { greeting: 'Secret greeting', name: 'Ortega Plumbing' },
    })
    await drainOutbox()
    const entries = await (await api('/api/account/audit', { token })).json<object[]>()
    expect(entries[0]).toEqual({
      id: expect.any(String),
      kind: 'business-changed',
      detail: { business: 'Ortega Plumbing', changed: 'greeting', address: '203.0.113.50' },
      device: 'Chrome on Windows',
      at: expect.any(String),
    })
  })

  test('is paged, newest first, and only the owner’s', async () => {
    const [mine, theirs] = [await registerOwner(), await registerOwner()]
    const rows = Array.from({ length: 120 }, (_, n) =>
      env.DB.prepare('INSERT INTO audit_events (id, customer_id, kind, created_at) VALUES (?, ?, ?, ?)').bind(
        `aud_${String(n).padStart(3, '0')}`,
        mine.customer.id,
        'signed-in',
        Math.floor(n / 2),
      ),
    )
    await env.DB.batch(rows)
    const first = await api('/api/account/audit', { token: mine.token })
    expect(first.headers.get('total-count')).toBe('121')
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const entries = [
      ...(await first.json<{ id: string; kind: string }[]>()),
      ...(await (await api(next, { token: mine.token })).json<{ id: string; kind: string }[]>()),
    ]
    expect(entries[0]?.kind).toBe('registered')
    expect(new Set(entries.map(({ id }) => id)).size).toBe(121)
    expect(await (await api('/api/account/audit', { token: theirs.token })).json()).toMatchObject([
      { kind: 'registered' },
    ])
  })
})
