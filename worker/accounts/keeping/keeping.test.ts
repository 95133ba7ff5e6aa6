import { env } from 'cloudflare:workers'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { api, drainOutbox, ownersPassword, registerOwner } from '../../_test/api'
import { computerAt } from '../../_test/clients'
import { linkIn, mailsAbout } from '../../_test/mail'
import { inSession } from '../../_test/objects'
import { newSessionId, say, testContext } from '../../_test/visitor'
import { runAlarm } from '../../chat/session/alarm'
import { chatSession, inbox } from '../../objects'
import { drainOutbox as drain } from '../../outbox/drainOutbox'
import { outboxRow } from '../../outbox/writeOutbox'
import { outboxHandlers } from '../../outboxHandlers'

const tenants = env.TENANTS_DB ?? env.DB
const newEmail = () => `owner-${crypto.randomUUID()}@example.com`
const me = async (token: string) =>
  (await (await api('/api/auth/me', { token })).json<{ customer: { email: string; deleteAfter?: string } }>()).customer

describe('a change of address', () => {
  const ask = (token: string, email: string, password = ownersPassword) =>
    api('/api/account/email', { token, body: { email, password } })
  const confirm = (token: string | null) => api('/api/account/email/confirm', { body: { token } })
  const tokenMailedTo = async (address: string, subject: RegExp) =>
    linkIn((await mailsAbout(address, subject))[0]?.text ?? '').searchParams.get('token')

  test('takes effect once both addresses have confirmed, in either order, and the links work no more', async () => {
    const { email, token } = await registerOwner()
    const wanted = newEmail()
    expect((await ask(token, wanted)).status).toBe(202)
    const [fromNew, fromOld] = [
      await tokenMailedTo(wanted, /Confirm your email/),
      await tokenMailedTo(email, /Confirm your new email/),
    ]
    await api(`/confirm-email?token=${fromNew}`)
    expect(await (await confirm(fromNew)).json()).toEqual({ status: 'waiting', newEmail: wanted })
    expect(await (await confirm(fromNew)).json()).toMatchObject({ status: 'waiting' })
    expect((await me(token)).email).toBe(email)
    expect(await (await confirm(fromOld)).json()).toEqual({ status: 'changed', newEmail: wanted })
    expect((await me(token)).email).toBe(wanted)
    expect((await confirm(fromOld)).status).toBe(404)
    const logIn = (address: string) => api('/api/auth/login', { body: { email: address, password: ownersPassword } })
    expect([(await logIn(email)).status, (await logIn(wanted)).status]).toEqual([401, 200])
    expect(await mailsAbout(email, 'email address was changed')).toHaveLength(1)
  })

  test('says nothing about an address that has an account, and never takes it', async () => {
    const [mine, theirs] = [await registerOwner(), await registerOwner()]
    expect((await ask(mine.token, theirs.email)).status).toBe(202)
    expect((await mailsAbout(theirs.email, 'already have a Deskbell account'))[0]?.text).not.toContain('token=')
    const answer = await confirm(await tokenMailedTo(mine.email, /Confirm your new email/))
    expect(await answer.json()).toMatchObject({ status: 'waiting' })
    expect((await me(mine.token)).email).toBe(mine.email)
  })

  test('does not happen when the address was registered between asking and confirming', async () => {
    const mine = await registerOwner()
    const wanted = newEmail()
    await ask(mine.token, wanted)
    const tokens = [
      await tokenMailedTo(wanted, /Confirm your email/),
      await tokenMailedTo(mine.email, /Confirm your new email/),
    ]
    await registerOwner({ email: wanted })
    expect((await confirm(tokens[0] ?? null)).status).toBe(200)
    expect((await confirm(tokens[1] ?? null)).status).toBe(404)
    expect((await me(mine.token)).email).toBe(mine.email)
  })

  test('wants the password, and another address than the present one', async () => {
    const { email, token } = await registerOwner()
    const wrong = await ask(token, newEmail(), 'not the password')
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { errors: [{ path: 'password' }] }])
    const same = await ask(token, email)
    expect([same.status, await same.json()]).toMatchObject([422, { errors: [{ path: 'email' }] }])
  })
})

describe('the export', () => {
  test('is a ZIP of everything, and of nothing that opens doors or belongs to others', async () => {
    const owner = await registerOwner()
    const other = await registerOwner()
    await api(`/api/businesses/${owner.businessId}/faqs`, {
      token: owner.token,
      body: { question: 'Are you open on Sunday?', answer: 'No, "never"' },
    })
    for (const { businessId, name } of [
      { businessId: owner.businessId, name: '=HYPERLINK("evil")' },
      { businessId: other.businessId, name: 'Not yours' },
    ]) {
      await api('/api/leads', { body: { businessId, name, email: 'ann@example.com', projectDetails: 'Sink, tap' } })
    }
    const sessionId = newSessionId()
    const { conversationId } = await say(owner.businessId, { sessionId, message: 'Do you fix leaks?' })
    await inSession(chatSession(testContext(), owner.businessId, sessionId), (storage) =>
      runAlarm(testContext({ now: () => Date.now() + 60_000 }), storage),
    )
    const response = await api('/api/account/export', { token: owner.token })
    expect(response.headers.get('content-disposition')).toMatch(/filename="deskbell-\d{4}-\d\d-\d\d\.zip"/)
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const text = (name: string) => new TextDecoder().decode(files[name])
    expect(Object.keys(files).sort()).toEqual(
      [
        'account.json',
        'businesses.json',
        'conversations.json',
        'devices.json',
        'faqs.csv',
        'faqs.json',
        'leads.csv',
        'leads.json',
        'messages.csv',
        'sign-ins-and-changes.csv',
        'sign-ins-and-changes.json',
        'usage.csv',
        'usage.json',
      ].sort(),
    )
    expect(JSON.parse(text('account.json'))[0].email).toBe(owner.email)
    expect(JSON.parse(text('faqs.json'))).toMatchObject([{ answer: 'No, "never"' }])
    expect(text('faqs.csv')).toContain('"No, ""never"""')
    expect(JSON.parse(text('leads.json'))).toMatchObject([{ name: '=HYPERLINK("evil")' }])
    expect(text('leads.csv')).toContain(`"'=HYPERLINK(""evil"")"`)
    const [conversation] = JSON.parse(text('conversations.json'))
    expect(conversation).toMatchObject({ id: conversationId, messages: [{ content: 'Do you fix leaks?' }, {}] })
    expect(text('messages.csv').trim().split('\r\n')).toHaveLength(3)
    expect(
      JSON.parse(text('usage.json'))
        .map(({ eventType }: { eventType: string }) => eventType)
        .sort(),
    ).toEqual(['conversation', 'lead', 'message'])
    expect(JSON.parse(text('sign-ins-and-changes.json'))).toMatchObject([
      { kind: 'data-exported' },
      { kind: 'registered' },
    ])
    const whole = Object.keys(files).map(text).join('\n')
    expect(whole).not.toContain('Not yours')
    expect(whole).not.toMatch(/scrypt|password_?hash|ses_\w{40}/i)
  })

  test('of an account without anything is a ZIP all the same', async () => {
    const { token } = await registerOwner()
    const files = unzipSync(new Uint8Array(await (await api('/api/account/export', { token })).arrayBuffer()))
    expect(JSON.parse(new TextDecoder().decode(files['leads.json']))).toEqual([])
  })
})

describe('deleting the account', () => {
  const ask = (token: string, password = ownersPassword) =>
    api('/api/account', { method: 'DELETE', token, body: { password } })
  const makeDue = (customerId: string) =>
    env.DB.prepare('UPDATE customers SET delete_after = ? WHERE id = ?')
      .bind(Date.now() - 1, customerId)
      .run()

  test('waits seven days, says so by mail, and can be taken back', async () => {
    const { email, token } = await registerOwner()
    const { deleteAfter } = await (await ask(token)).json<{ deleteAfter: string }>()
    expect((Date.parse(deleteAfter) - Date.now()) / 86_400_000).toBeCloseTo(7, 2)
    expect((await me(token)).deleteAfter).toBe(deleteAfter)
    expect(await mailsAbout(email, 'will be deleted')).toHaveLength(1)
    expect((await api('/api/account/restore', { method: 'POST', token })).status).toBe(204)
    expect((await me(token)).deleteAfter).toBeUndefined()
    expect((await api('/api/account/restore', { method: 'POST', token })).status).toBe(409)
  })

  test('wants the password', async () => {
    const { token } = await registerOwner()
    expect((await ask(token, 'not the password')).status).toBe(422)
    expect((await me(token)).deleteAfter).toBeUndefined()
  })

  test('leaves nothing behind once it is due, and touches nobody else', async () => {
    const [gone, stays] = [await registerOwner(), await registerOwner()]
    const visits: { businessId: string; sessionId: string; conversationId: string }[] = []
    for (const { businessId, token } of [gone, stays]) {
      await api(`/api/businesses/${businessId}/faqs`, { token, body: { question: 'Open?', answer: 'Yes' } })
      await api('/api/leads', { body: { businessId, name: 'Ann', email: 'ann@example.com' } })
      const sessionId = newSessionId()
      const { conversationId } = await say(businessId, { sessionId, message: 'Do you fix leaks?' })
      visits.push({ businessId, sessionId, conversationId })
      await inSession(chatSession(testContext(), businessId, sessionId), (storage) =>
        runAlarm(testContext({ now: () => Date.now() + 60_000 }), storage),
      )
    }
    await ask(gone.token)
    await makeDue(gone.customer.id)
    await drainOutbox()
    const rowsOf = async ({ customer, businessId, email }: typeof gone) => {
      const count = async (db: D1Database, table: string, column: string, value: string) =>
        Number(await db.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`).bind(value).first('n'))
      return [
        await count(env.DB, 'customers', 'id', customer.id),
        await count(env.DB, 'customer_sessions', 'customer_id', customer.id),
        await count(env.DB, 'audit_events', 'customer_id', customer.id),
        await count(env.DB, 'known_devices', 'customer_id', customer.id),
        await count(env.DB, 'registration_links', 'customer_id', customer.id),
        await count(tenants, 'businesses', 'customer_id', customer.id),
        await count(tenants, 'faqs', 'business_id', businessId),
        await count(tenants, 'leads', 'customer_id', customer.id),
        await count(tenants, 'conversations', 'business_id', businessId),
        await count(tenants, 'usage_tracking', 'customer_id', customer.id),
        Number((await env.KV.get(`profile:${businessId}`)) !== null),
        // What is still in the outbox of dev is the last word that it's done.
        (await mailsAbout(email, /lead/)).length,
      ]
    }
    expect(await rowsOf(gone)).toEqual(Array(12).fill(0))
    expect((await rowsOf(stays)).every((number) => number > 0)).toBe(true)
    const kept = await Promise.all(
      visits.map(async ({ businessId, sessionId, conversationId }) => [
        (await inbox(testContext(), businessId).transcript(conversationId)).length,
        (await chatSession(testContext(), businessId, sessionId).transcript()).messages.length,
      ]),
    )
    expect(kept).toEqual([
      [0, 0],
      [2, 2],
    ])
    expect((await api('/api/auth/me', { token: gone.token })).status).toBe(401)
    expect((await api('/api/auth/login', { body: { email: gone.email, password: ownersPassword } })).status).toBe(401)
    expect(await mailsAbout(gone.email, 'is deleted')).toHaveLength(1)
    await drainOutbox()
    expect(await mailsAbout(gone.email, 'is deleted')).toHaveLength(1)
  })

  test('takes along what a visitor says while it is happening', async () => {
    const gone = { businessId: `biz_${crypto.randomUUID()}`, sessionId: newSessionId() }
    const visit = chatSession(testContext(), gone.businessId, gone.sessionId)
    const said = { messageId: 'msg_late', message: 'Hello?', customerId: 'cus_gone', country: 'US', page: {} }
    const { conversationId } = await visit.begin({ ...gone, ...said })
    for (let minutes = 1; minutes <= 5; minutes++) {
      const ctx = testContext({ now: () => Date.now() + minutes * 60_000 })
      await inSession(visit, (storage) => runAlarm(ctx, storage))
    }
    expect((await visit.transcript()).messages).toEqual([])
    expect(await inbox(testContext(), gone.businessId).transcript(conversationId)).toEqual([])
    expect(await inSession(visit, (storage) => storage.getAlarm())).toBeNull()
  })

  test('is refused to the operator, whose account carries the demo', async () => {
    await drainOutbox()
    const { sessionToken } = await (
      await api('/api/auth/login', { body: { email: env.OPERATOR_EMAIL, password: env.OPERATOR_PASSWORD } })
    ).json<{ sessionToken: string }>()
    expect((await ask(sessionToken, env.OPERATOR_PASSWORD)).status).toBe(409)
  })
})

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

test('mail that could not be delivered for hours is shown to its owner, and to nobody else', async () => {
  const [mine, theirs] = [await registerOwner(), await registerOwner()]
  const { customerId, to } = { customerId: mine.customer.id, to: mine.email }
  // Due in the future, where only this test's clock is.
  const due = Date.now() + 3_600_000
  const ctx = testContext({ now: () => due })
  const mail = { to, subject: 'Your password was changed', text: '', html: '', customerId }
  await outboxRow(ctx, ctx.directory, { kind: 'mail.send', payload: mail })
  await outboxRow(ctx, ctx.tenants, { kind: 'lead.notify', payload: { leadId: 'lead_any', customerId } })
  let tries = 0
  const refuse = async () => {
    tries++
    throw new Error('550 no such mailbox')
  }
  const handlers = { ...outboxHandlers, 'mail.send': refuse, 'lead.notify': refuse }
  for (let hours = 0; hours < 14; hours++) {
    await drain(testContext({ now: () => due + hours * 3_600_001 }), handlers)
  }
  expect(tries).toBe(24)
  const notices = async (token: string) => (await api('/api/account/notices', { token })).json<{ message: string }[]>()
  expect((await notices(mine.token)).map(({ message }) => message).sort()).toEqual([
    `We couldn’t deliver “Your password was changed” to ${to}. Is the address right?`,
    'We couldn’t mail you about a new lead. It is in your list of leads.',
  ])
  expect(await notices(theirs.token)).toEqual([])
})
