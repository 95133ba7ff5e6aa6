import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../../contract/durations'
import { api, drainOutbox, ownersPassword, registerOwner, runMinute } from '../../_test/api'
import { openCalendar } from '../../_test/calendar'
import { mailsAbout } from '../../_test/mail'
import { inSession } from '../../_test/objects'
import { addMember, membersPassword } from '../../_test/team'
import { newSessionId, say, testContext } from '../../_test/visitor'
import { runSessionAlarm } from '../../chat/session/alarm'
import { inbox } from '../../inbox/inboxObject'
import { chatSession } from '../../platform/chatSessionObject'
import { drainOutbox as drain } from '../../platform/outbox/drainOutbox'
import { outboxHandlers } from '../outboxHandlers'

const tenants = env.TENANTS_DB ?? env.DB

const me = async (token: string) =>
  (await (await api('/api/auth/me', { token })).json<{ customer: { email: string; deleteAfter?: string } }>()).customer

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
    expect((Date.parse(deleteAfter) - Date.now()) / DAY_MS).toBeCloseTo(7, 2)
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
      const member = await addMember({ token })
      await api('/api/auth/two-step', { token: member.token, body: { password: membersPassword } })
      await api(`/api/businesses/${businessId}/faqs`, { token, body: { question: 'Open?', answer: 'Yes' } })
      await api('/api/leads', { body: { businessId, name: 'Ann', email: 'ann@example.com' } })
      const calendar = await openCalendar({ businessId, token })
      await calendar.book((await calendar.slots())[0]?.start, { email: 'bob@example.com' })
      await api('/api/support', { token, body: { subject: 'A question', message: 'How do I leave?' } })
      const sessionId = newSessionId()
      const { conversationId, message } = await say(businessId, { sessionId, message: 'Do you fix leaks?' })
      await api(`/api/chat/${businessId}/messages/${message.id}/rating`, { body: { rating: 'down', sessionId } })
      await api(`/api/businesses/${businessId}/saved-questions`, { token, body: { question: 'Do you fix roofs?' } })
      await drainOutbox()
      visits.push({ businessId, sessionId, conversationId })
      await inSession(chatSession(testContext(), businessId, sessionId), (storage) =>
        runSessionAlarm(testContext({ now: () => Date.now() + 60_000 }), storage),
      )
    }
    await drainOutbox()
    // Once the questions are mailed.
    await drain(testContext({ now: () => Date.now() + 11 * MINUTE_MS }), outboxHandlers)
    await ask(gone.token)
    await makeDue(gone.customer.id)
    await runMinute()
    const rowsOf = async ({ customer, businessId, email }: typeof gone) => {
      const count = async (db: D1Database, table: string, column: string, value: string) =>
        Number(await db.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`).bind(value).first('n'))
      return [
        await count(env.DB, 'customers', 'id', customer.id),
        await count(env.DB, 'customer_sessions', 'customer_id', customer.id),
        await count(env.DB, 'audit_events', 'customer_id', customer.id),
        await count(env.DB, 'known_devices', 'customer_id', customer.id),
        await count(env.DB, 'members', 'customer_id', customer.id),
        await count(env.DB, 'authenticators', 'customer_id', customer.id),
        await count(env.DB, 'registration_links', 'customer_id', customer.id),
        await count(env.DB, 'support_requests', 'customer_id', customer.id),
        await count(tenants, 'bookings', 'customer_id', customer.id),
        (await env.CALENDAR.getByName(businessId).settings()) === null ? 0 : 1,
        await count(tenants, 'businesses', 'customer_id', customer.id),
        await count(tenants, 'faqs', 'business_id', businessId),
        await count(tenants, 'questions', 'business_id', businessId),
        await count(tenants, 'askings', 'business_id', businessId),
        await count(tenants, 'question_mails', 'business_id', businessId),
        await count(tenants, 'ratings', 'business_id', businessId),
        await count(tenants, 'saved_questions', 'business_id', businessId),
        await count(tenants, 'answer_versions', 'business_id', businessId),
        await count(tenants, 'leads', 'customer_id', customer.id),
        await count(tenants, 'conversations', 'business_id', businessId),
        await count(tenants, 'usage_tracking', 'customer_id', customer.id),
        Number((await env.KV.get(`profile:${businessId}`)) !== null),
        // What is still in the outbox of dev is the last word that it's done.
        (await mailsAbout(email, /lead/)).length,
      ]
    }
    expect(await rowsOf(gone)).toEqual(Array(23).fill(0))
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
    expect(await mailsAbout(gone.email, 'has been deleted')).toHaveLength(1)
    await runMinute()
    expect(await mailsAbout(gone.email, 'has been deleted')).toHaveLength(1)
  })

  test('takes along what a visitor says while it is happening', async () => {
    const gone = { businessId: `biz_${crypto.randomUUID()}`, sessionId: newSessionId() }
    const visit = chatSession(testContext(), gone.businessId, gone.sessionId)
    const said = { messageId: 'msg_late', message: 'Hello?', customerId: 'cus_gone', country: 'US', page: {} }
    const { conversationId } = await visit.begin({ ...gone, ...said })
    for (let minutes = 1; minutes <= 5; minutes++) {
      const ctx = testContext({ now: () => Date.now() + minutes * MINUTE_MS })
      await inSession(visit, (storage) => runSessionAlarm(ctx, storage))
    }
    expect((await visit.transcript()).messages).toEqual([])
    expect(await inbox(testContext(), gone.businessId).transcript(conversationId)).toEqual([])
    expect(await inSession(visit, (storage) => storage.getAlarm())).toBeNull()
  })

  test('is refused to the operator, whose account carries the demo', async () => {
    await runMinute()
    const { sessionToken } = await (
      await api('/api/auth/login', { body: { email: env.OPERATOR_EMAIL, password: env.OPERATOR_PASSWORD } })
    ).json<{ sessionToken: string }>()
    expect((await ask(sessionToken, env.OPERATOR_PASSWORD)).status).toBe(409)
  })
})
