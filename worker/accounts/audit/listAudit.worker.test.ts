import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../contract/durations'
import { api, drainOutbox, ownersPassword, registerOwner } from '../../_test/api'
import { computerAt, phoneAt } from '../../_test/clients'

describe('the record of sign-ins and changes', () => {
  test('names what was changed, from where and with what device, and not the new values', async () => {
    const { token, businessId } = await registerOwner()
    await api(`/api/businesses/${businessId}`, {
      method: 'PATCH',
      token,
      headers: computerAt('203.0.113.50'),
      body: { greeting: 'Secret greeting', name: 'Ortega Plumbing', calendlyUrl: 'https://calendly.com/secret' },
    })
    await drainOutbox()
    const entries = await (await api('/api/account/audit', { token })).json<object[]>()
    expect(entries[0]).toEqual({
      id: expect.any(String),
      kind: 'business-changed',
      summary: 'Ortega Plumbing: greeting and booking link',
      detail: { business: 'Ortega Plumbing', changed: 'greeting, calendlyUrl', address: '203.0.113.0/24' },
      device: 'Chrome on Windows',
      by: null,
      at: expect.any(String),
    })
  })

  test('names which facts were changed, and nothing where nothing was', async () => {
    const { token, businessId } = await registerOwner()
    const save = (body: object) => api(`/api/businesses/${businessId}/facts`, { method: 'PUT', token, body })
    const facts = {
      prices: [{ name: 'Oil change', cents: 4900, from: false }],
      policies: [{ name: 'Pets', text: 'No' }],
    }
    expect((await save(facts)).status).toBe(200)
    expect((await save(facts)).status).toBe(200)
    const same = { method: 'PATCH', token, body: { name: 'Ortega Plumbing' } }
    expect((await api(`/api/businesses/${businessId}`, same)).status).toBe(200)
    await drainOutbox()
    const entries = await (await api('/api/account/audit', { token })).json<{ kind: string; summary: string }[]>()
    expect(entries.filter(({ kind }) => kind === 'business-changed').map(({ summary }) => summary)).toEqual([
      'Ortega Plumbing: prices and policies',
    ])
  })

  test('says in a sentence what changed, where the kind alone doesn’t', async () => {
    const { token, customer, email } = await registerOwner({ headers: computerAt('203.0.113.51') })
    const login = await api('/api/auth/login', {
      headers: phoneAt('203.0.113.52'),
      body: { email, password: ownersPassword },
    })
    expect(login.status).toBe(200)
    const sessions = await (await api('/api/auth/sessions', { token })).json<{ id: string; current: boolean }[]>()
    const other = sessions.find(({ current }) => !current)
    await api(`/api/auth/sessions/${other?.id}`, { method: 'DELETE', token })
    await api('/api/account/email', { token, body: { email: `new-${email}`, password: ownersPassword } })
    await api('/api/account', { method: 'DELETE', token, body: { password: ownersPassword } })
    await api('/api/account/restore', { method: 'POST', token })
    const earlier: [string, object][] = [
      ['plan-changed', { from: 'starter', to: 'business' }],
      ['subscription-changed', { from: 'active', to: 'past_due' }],
      ['subscription-changed', { from: 'ending', to: 'trialing' }],
      ['email-changed', { from: 'old@example.com', to: 'new@example.com' }],
      ['balance-kept', { balanceCents: -1250 }],
      ['of-a-later-version', { to: 'somewhere' }],
    ]
    await env.DB.batch(
      earlier.map(([kind, detail], n) =>
        env.DB.prepare(
          'INSERT INTO audit_events (id, customer_id, kind, detail, created_at) VALUES (?, ?, ?, ?, ?)',
        ).bind(`aud_${customer.id}_${n}`, customer.id, kind, JSON.stringify(detail), 9 - n),
      ),
    )
    const entries = await (await api('/api/account/audit', { token })).json<
      { kind: string; summary: string | null }[]
    >()
    const goes = new Date(Date.now() + 7 * DAY_MS).toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
    expect(entries.map(({ kind, summary }) => [kind, summary])).toEqual([
      ['deletion-taken-back', null],
      ['deletion-asked', `Everything will be deleted on ${goes}`],
      ['email-change-asked', `To new-${email}`],
      ['session-ended', 'Safari on iPhone'],
      ['signed-in', null],
      ['registered', null],
      ['plan-changed', 'From Starter to Business'],
      ['subscription-changed', 'The payment didn’t go through'],
      ['subscription-changed', 'The cancellation was undone'],
      ['email-changed', 'From old@example.com to new@example.com'],
      ['balance-kept', 'Your credit of $12.50 comes off your next payments'],
      ['of-a-later-version', null],
    ])
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
