import { env } from 'cloudflare:workers'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { inSession } from '../../_test/objects'
import { newSessionId, say, testContext } from '../../_test/visitor'
import { runSessionAlarm } from '../../chat/session/alarm'
import { chatSession } from '../../platform/chatSessionObject'

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
    const { conversationId, message } = await say(owner.businessId, { sessionId, message: 'Do you fix leaks?' })
    await say(owner.businessId, { sessionId, message: 'Thanks' })
    const rating = { rating: 'down', sessionId }
    await api(`/api/chat/${owner.businessId}/messages/${message.id}/rating`, { body: rating })
    const website = { website: 'ortega.example' }
    await api(`/api/businesses/${owner.businessId}`, { method: 'PATCH', token: owner.token, body: website })
    const saved = { question: 'Do you fix roofs?' }
    await api(`/api/businesses/${owner.businessId}/saved-questions`, { token: owner.token, body: saved })
    for (const [id, answer, at] of [
      ['sup_old', 'It works again.', 1],
      ['sup_new', null, 2],
    ] as const)
      await env.DB.prepare(
        'INSERT INTO support_requests VALUES (?, (SELECT id FROM customers WHERE email = ?), ?, ?, 0, ?, ?, ?)',
      )
        .bind(id, owner.email, 'Code', 'Help', answer, answer && at, at)
        .run()
    await drainOutbox()
    await inSession(chatSession(testContext(), owner.businessId, sessionId), (storage) =>
      runSessionAlarm(testContext({ now: () => Date.now() + 60_000 }), storage),
    )
    const response = await api('/api/account/export', { token: owner.token })
    expect(response.headers.get('content-disposition')).toMatch(/filename="deskbell-\d{4}-\d\d-\d\d\.zip"/)
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const text = (name: string) => new TextDecoder().decode(files[name])
    expect(Object.keys(files).sort()).toEqual(
      [
        'account.json',
        'api-keys.json',
        'webhooks.json',
        'webhook-deliveries.csv',
        'webhook-deliveries.json',
        'bookings.csv',
        'waiting-list.csv',
        'bookings.json',
        'waiting-list.json',
        'businesses.json',
        'connected-calendars.json',
        'conversations.json',
        'devices-with-notifications.json',
        'devices.json',
        'facts.json',
        'faqs.csv',
        'faqs.json',
        'how-you-are-told.json',
        'held-leads.json',
        'knowledge.json',
        'lead-changes.csv',
        'lead-changes.json',
        'leads.csv',
        'notes.csv',
        'notes.json',
        'ratings.csv',
        'ratings.json',
        'saved-questions.csv',
        'saved-questions.json',
        'saved-replies.csv',
        'saved-replies.json',
        'sites.csv',
        'sites.json',
        'unanswered-questions.csv',
        'unanswered-questions.json',
        'versions.json',
        'leads.json',
        'messages.csv',
        'notifications.csv',
        'notifications.json',
        'sign-ins-and-changes.csv',
        'sign-ins-and-changes.json',
        'support.csv',
        'support.json',
        'usage.csv',
        'usage.json',
        'team.json',
        'last-looks.json',
      ].sort(),
    )
    expect(JSON.parse(text('account.json'))[0].email).toBe(owner.email)
    expect(JSON.parse(text('faqs.json'))).toMatchObject([{ answer: 'No, "never"' }])
    expect(JSON.parse(text('unanswered-questions.json'))).toMatchObject([{ question: 'Do you fix leaks?' }])
    expect(JSON.parse(text('ratings.json'))).toMatchObject([{ messageId: message.id, rating: 'down' }])
    expect(JSON.parse(text('sites.json'))).toMatchObject([
      { businessId: owner.businessId, origin: 'https://ortega.example', state: 'allowed' },
    ])
    expect(JSON.parse(text('saved-questions.json'))).toMatchObject([saved])
    expect(JSON.parse(text('versions.json'))[0]).toMatchObject({ basis: { faqs: [{ answer: 'No, "never"' }] } })
    expect(text('faqs.csv')).toContain('"No, ""never"""')
    expect(JSON.parse(text('leads.json'))).toMatchObject([{ name: '=HYPERLINK("evil")' }])
    expect(text('support.csv'), 'an open request first hides no answer').toContain('It works again.')
    expect(text('leads.csv')).toContain(`"'=HYPERLINK(""evil"")"`)
    const [conversation] = JSON.parse(text('conversations.json'))
    expect(conversation).toMatchObject({
      id: conversationId,
      messages: [{ content: 'Do you fix leaks?' }, {}, { content: 'Thanks' }, {}],
    })
    expect(text('messages.csv').trim().split('\r\n')).toHaveLength(5)
    // Two messages are one row or two: as many as were written at once.
    const usage: { eventType: string }[] = JSON.parse(text('usage.json'))
    expect(new Set(usage.map(({ eventType }) => eventType))).toEqual(new Set(['conversation', 'lead', 'message']))
    expect(JSON.parse(text('sign-ins-and-changes.json'))).toMatchObject([
      { kind: 'data-exported' },
      { kind: 'business-changed' },
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
