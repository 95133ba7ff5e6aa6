import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { api, drainOutbox, registerOwner } from '../_test/api'
import { mailsAbout } from '../_test/mail'
import { inSession } from '../_test/objects'
import { answerOf, knowing, newSessionId, sayAnswered, testContext } from '../_test/visitor'
import { writeBehind } from '../_test/writeBehind'
import type { ContactDetails } from '../answering/state'
import { runSessionAlarm } from '../chat/session/alarm'
import { outboxHandlers } from '../lifecycle/outboxHandlers'
import { chatSession } from '../platform/chatSessionObject'
import { drainOutbox as drain } from '../platform/outbox/drainOutbox'
import { heldBookingNotices } from '../scheduling'
import { sendHeld } from './telling/sendHeld'

type Lead = {
  id: string
  name: string
  email: string | null
  phone: string | null
  message: string
  conversationId: string
}
type Owner = Awaited<ReturnType<typeof registerOwner>>

const tenants = env.TENANTS_DB ?? env.DB
const leadsOf = async ({ businessId, token }: Owner, query = '') =>
  (await api(`/api/businesses/${businessId}/leads${query}`, { token })).json<Lead[]>()

/** A visitor of their own, who gives details bit by bit: each adds to those before. */
function visitorOf(owner: Owner) {
  const sessionId = newSessionId()
  let details: ContactDetails = {}
  return {
    sessionId,
    ask: (message: string) =>
      sayAnswered(owner.businessId, { sessionId, message }, { ...knowing(details), content: 'Yes.' }),
    give: (message: string, added: ContactDetails) => {
      details = { ...details, ...added }
      const isLead = Boolean((details.name || details.need) && (details.phone || details.email))
      return sayAnswered(owner.businessId, { sessionId, message }, knowing(details, isLead ? { lead: details } : {}))
    },
    sendForm: (more: object) =>
      api('/api/leads', {
        body: { businessId: owner.businessId, sessionId, name: 'Ana Ruiz', email: 'ana@example.com', ...more },
      }),
    rest: (ms: number) =>
      inSession(chatSession(testContext(), owner.businessId, sessionId), (storage) =>
        runSessionAlarm(testContext({ now: () => Date.now() + ms }), storage),
      ),
    handOver: () => writeBehind(owner.businessId, sessionId),
  }
}

/** Sooner than what another drain has taken is taken from it. */
const drainLater = (ms = 70_000) => drain(testContext({ now: () => Date.now() + ms }), outboxHandlers)

describe('details given in the chat', () => {
  test('are a lead that the owner has within five seconds', async () => {
    const owner = await registerOwner()
    const visitor = visitorOf(owner)
    await visitor.ask('My water heater is leaking')
    const { conversationId, details } = await visitor.give('my name is Ana, 512 555 0170', {
      name: 'Ana',
      phone: '+15125550170',
    })
    expect(details).toEqual({ name: 'Ana', phone: '(512) 555-0170' })
    await expect
      .poll(() => mailsAbout(owner.email, 'New lead: Ana'), { interval: 100 })
      .toMatchObject([
        {
          text: expect.stringContaining('The latest messages\nAna: My water heater is leaking\nYour front desk: Yes.'),
        },
      ])
    const [mail] = await mailsAbout(owner.email, 'New lead: Ana')
    expect(mail?.html).toMatch(
      /<h1[^>]*>[^<]*<\/h1>\s*<p[^>]*><a href="tel:\+15125550170"[^>]*>Call Ana: \(512\) 555-0170</,
    )
    expect(mail?.text).toContain(`/admin-direct/conversations/${conversationId}`)
    expect(await leadsOf(owner)).toMatchObject([
      {
        name: 'Ana',
        email: null,
        phone: '(512) 555-0170',
        message: 'My water heater is leaking',
        source: 'widget',
        conversationId,
      },
    ])
    expect(await leadsOf(owner, '?q=512%20555%2001')).toHaveLength(1)
  })

  test('come bit by bit and are one lead; another way to reach them is mailed, a name is not', async () => {
    const owner = await registerOwner()
    const visitor = visitorOf(owner)
    await visitor.give('boiler is dead, 512 555 0170', { need: 'boiler is dead', phone: '+15125550170' })
    await visitor.handOver()
    expect(await mailsAbout(owner.email, /lead|left/)).toMatchObject([
      { subject: 'New lead: a visitor, “boiler is dead”' },
    ])
    await visitor.give('Ana', { name: 'Ana' })
    await visitor.handOver()
    await drainLater()
    expect(await mailsAbout(owner.email, /lead|left/)).toHaveLength(1)
    await visitor.give('ana@example.com, after 5', { email: 'Ana@example.com', when: 'after 5' })
    await visitor.handOver()
    await drainLater()
    await drainLater()
    expect((await mailsAbout(owner.email, /lead|left/)).map(({ subject }) => subject)).toEqual([
      'Ana also left an email address',
      'New lead: a visitor, “boiler is dead”',
    ])
    expect(await leadsOf(owner)).toMatchObject([
      { name: 'Ana', email: 'ana@example.com', phone: '(512) 555-0170', message: 'boiler is dead\nWhen: after 5' },
    ])
  })

  test('are mailed once more when their visitor wants to come after the first mail, and not for each time they name', async () => {
    const owner = await registerOwner()
    const visitor = visitorOf(owner)
    const subjects = async () =>
      (await mailsAbout(owner.email, /lead|left|an appointment/)).map(({ subject }) => subject)
    await visitor.give('Ana 512 555 0170, my tap drips', { name: 'Ana', phone: '+15125550170', need: 'my tap drips' })
    await visitor.handOver()
    for (const when of ['friday at 10', 'saturday at 9']) {
      await visitor.give(`can somebody come ${when}`, { when })
      await visitor.handOver()
      await drainLater()
      await drainLater()
    }
    expect(await subjects()).toEqual(['Ana would like an appointment', 'New lead: Ana'])
    const [news] = await mailsAbout(owner.email, 'Ana would like an appointment')
    expect(news?.text).toContain('When: friday at 10')
    expect(news?.text).toContain('(512) 555-0170')
  })

  test('and the form sent after them are one lead, and the other way round', async () => {
    const owner = await registerOwner()
    const first = visitorOf(owner)
    await first.give('Ana 512 555 0170', { name: 'Ana', phone: '+15125550170' })
    await first.handOver()
    expect((await first.sendForm({ projectDetails: 'A new bath' })).status).toBe(201)
    expect(await leadsOf(owner)).toMatchObject([
      { name: 'Ana Ruiz', email: 'ana@example.com', phone: '(512) 555-0170', message: 'A new bath' },
    ])
    const second = visitorOf(owner)
    await second.ask('Do you fix taps?')
    await second.sendForm({ email: 'bo@example.com', name: 'Bo' })
    await second.give('call me at 512-555-0199', { phone: '+15125550199', need: 'two taps', name: 'Bo' })
    await second.handOver()
    expect(await leadsOf(owner)).toMatchObject([
      { name: 'Bo', email: 'bo@example.com', phone: '(512) 555-0199', message: 'two taps' },
      { name: 'Ana Ruiz' },
    ])
  })

  test('and a form for somebody else are two', async () => {
    const owner = await registerOwner()
    const visitor = visitorOf(owner)
    await visitor.give('Ana 512 555 0170', { name: 'Ana', phone: '+15125550170' })
    await visitor.handOver()
    await visitor.sendForm({ name: 'Bo', email: 'bo@example.com', phone: '512 555 0199' })
    expect(await leadsOf(owner)).toHaveLength(2)
  })

  test('that are corrected while something else is spoken of reach the lead at once', async () => {
    const owner = await registerOwner()
    const visitor = visitorOf(owner)
    const known = { name: 'Dana', phone: '+15125550182', need: 'my floor is ruined' }
    await visitor.give('my floor is ruined, Dana 512 555 0182', known)
    await visitor.handOver()
    const said = { sessionId: visitor.sessionId, message: 'a time on Wednesday please, and its 0128 not 0182' }
    await sayAnswered(owner.businessId, said, knowing({ ...known, phone: '+15125550128' }))
    await visitor.handOver()
    await visitor.sendForm({ name: 'Dana Hill', email: 'dana@example.com', phone: '512 555 0128' })
    expect(await leadsOf(owner)).toMatchObject([
      { name: 'Dana Hill', phone: '(512) 555-0128', email: 'dana@example.com' },
    ])
  })

  test('of a bare number wait for a word more, and go with the first question once the visitor is silent', async () => {
    const owner = await registerOwner()
    const visitor = visitorOf(owner)
    await visitor.ask('Get Quote')
    await visitor.ask('How much is a new water heater?')
    await visitor.give('512 555 0170', { phone: '+15125550170' })
    await visitor.rest(60_000)
    expect(await leadsOf(owner)).toEqual([])
    await visitor.rest(2.5 * 60_000)
    await visitor.rest(3 * 60_000)
    expect(await leadsOf(owner)).toMatchObject([
      { name: '', phone: '(512) 555-0170', message: 'How much is a new water heater?' },
    ])
    await drainLater(5 * 60_000)
    expect(await mailsAbout(owner.email, 'New lead: a visitor')).toHaveLength(1)
    const csv = await (await api(`/api/businesses/${owner.businessId}/leads.csv`, { token: owner.token })).text()
    expect(csv).toContain('\r\n(512) 555-0170,,(512) 555-0170,How much is a new water heater?,')
    await visitor.give('Ana', { name: 'Ana' })
    await visitor.handOver()
    expect(await leadsOf(owner)).toMatchObject([{ name: 'Ana', message: 'How much is a new water heater?' }])
  })

  test('are followed by what the visitor asks in vain after them', async () => {
    const owner = await registerOwner()
    const visitor = visitorOf(owner)
    const details = { name: 'Ana', phone: '+15125550170', need: 'a new tap' }
    await visitor.give('Ana 512 555 0170, a new tap', details)
    await visitor.handOver()
    const question = 'Do you take bitcoin?'
    const state = { details, passedOn: [question] }
    const said = { sessionId: visitor.sessionId, message: question }
    await sayAnswered(owner.businessId, said, answerOf('I’ll pass it on.', { known: false, state }))
    await visitor.handOver()
    await drainLater()
    expect(await leadsOf(owner)).toMatchObject([{ message: `a new tap\nAsked: ${question}` }])
    expect(await mailsAbout(owner.email, /lead|left/)).toHaveLength(1)
  })

  test('keep the newest of what was asked where there is no room for all of it, each whole', async () => {
    const owner = await registerOwner()
    const visitor = visitorOf(owner)
    const details = { name: 'Ana', phone: '+15125550170', need: 'a new tap', toCall: 'after 5' }
    const asked = Array.from({ length: 20 }, (_, at) => `Question ${at}: ${'do you take coins? '.repeat(30)}`)
    const state = { details, passedOn: asked }
    await sayAnswered(
      owner.businessId,
      { sessionId: visitor.sessionId, message: 'Ana 512 555 0170' },
      answerOf('Thanks.', { state, lead: details }),
    )
    await visitor.handOver()
    const [{ message } = { message: '' }] = await leadsOf(owner)
    expect(message).toMatch(/^a new tap\nCalling: after 5\n/)
    expect(message).toContain('Question 19')
    expect(message.split('\n').every((line) => /(?:tap|5|[?…])$/.test(line))).toBe(true)
  })

  test('are kept while D1 is down, and reach it and the owner when it is back', async () => {
    const owner = await registerOwner()
    const visitor = visitorOf(owner)
    await tenants.prepare('ALTER TABLE leads RENAME TO leads_away').run()
    try {
      await visitor.give('Ana 512 555 0170', { name: 'Ana', phone: '+15125550170' })
      await visitor.rest(0)
    } finally {
      await tenants.prepare('ALTER TABLE leads_away RENAME TO leads').run()
    }
    await visitor.give('it is about a tap', { need: 'a tap' })
    await visitor.handOver()
    expect(await leadsOf(owner)).toMatchObject([{ name: 'Ana', message: 'a tap' }])
    expect(await mailsAbout(owner.email, 'New lead')).toHaveLength(1)
  })

  test('that change without end are mailed a few times at most', async () => {
    const owner = await registerOwner()
    const visitor = visitorOf(owner)
    for (let n = 0; n < 8; n++) {
      await visitor.give(`p${n}@example.com`, { name: 'P', email: `p${n}@example.com` })
      await visitor.handOver()
      await drainLater()
    }
    expect(await leadsOf(owner)).toMatchObject([{ email: 'p7@example.com' }])
    expect(await mailsAbout(owner.email, /lead|left/)).toHaveLength(4)
  })
})

describe('what presses', () => {
  const heads = async ({ businessId, token }: Owner) =>
    (await api(`/api/businesses/${businessId}/conversations`, { token })).json<{ matter?: string; preview: string }[]>()
  const about = /unhappy|payment|person|lead/

  test('is mailed once for a conversation, with the words and the conversation, and marked in the list', async () => {
    const owner = await registerOwner()
    const visitor = visitorOf(owner)
    const { sessionId } = visitor
    const complain = (message: string, matter: 'complaint' | 'refund') =>
      sayAnswered(owner.businessId, { sessionId, message }, answerOf('I’m sorry.', { matter }))
    const { conversationId } = await complain('ur massage hurt <b>my</b> back', 'complaint')
    await complain('it was really bad', 'complaint')
    await visitor.handOver()
    await complain('i want a refund', 'refund')
    await visitor.handOver()
    expect(await mailsAbout(owner.email, about), 'there may be more to say').toEqual([])
    await drainLater(3 * 60_000)
    const [mail, ...others] = await mailsAbout(owner.email, about)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('A visitor is unhappy (Ortega Plumbing)')
    expect(mail?.text).toContain('“ur massage hurt <b>my</b> back”')
    expect(mail?.text).toContain('A visitor has a problem with a payment: “i want a refund”')
    expect(mail?.text).toContain(`/conversations/${conversationId}`)
    expect(mail?.html).not.toContain('<b>my</b>')
    expect(await heads(owner)).toMatchObject([{ matter: 'complaint', preview: 'ur massage hurt <b>my</b> back' }])
  })

  test('and comes with details is one mail', async () => {
    const owner = await registerOwner()
    const visitor = visitorOf(owner)
    const details = { name: 'Ana', phone: '+15125550170', need: 'my floor is ruined' }
    const answer = knowing(details, { lead: details, matter: 'complaint' })
    const { sessionId } = visitor
    await sayAnswered(owner.businessId, { sessionId, message: 'my floor is ruined! Ana 512 555 0170' }, answer)
    await visitor.handOver()
    await drainLater()
    const mails = await mailsAbout(owner.email, about)
    expect(mails).toMatchObject([{ subject: 'New lead: Ana' }])
    expect(mails[0]?.text).toContain('A visitor is unhappy: “my floor is ruined! Ana 512 555 0170”')
  })

  test('and is followed by details within a minute is one mail', async () => {
    const owner = await registerOwner()
    const visitor = visitorOf(owner)
    const said = { sessionId: visitor.sessionId, message: 'your people scratched my floor' }
    await sayAnswered(owner.businessId, said, answerOf('I’m sorry.', { matter: 'complaint' }))
    await visitor.handOver()
    expect((await visitor.sendForm({})).status).toBe(201)
    await drainOutbox()
    await drainLater(3 * 60_000)
    const [mail, ...others] = await mailsAbout(owner.email, about)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('New lead: Ana Ruiz')
    expect(mail?.text).toContain('A visitor is unhappy: “your people scratched my floor”')
  })

  test('of very many is mailed together', async () => {
    const owner = await registerOwner()
    const wish = async (rings: number) => {
      for (let n = 0; n < rings; n++) {
        const visitor = visitorOf(owner)
        const said = { sessionId: visitor.sessionId, message: `Can a person call me about ring ${n}` }
        await sayAnswered(owner.businessId, said, answerOf('I’ll pass it on.', { matter: 'wants_person' }))
        await visitor.handOver()
      }
    }
    const lookAfter = async (minutes: number) => {
      const later = testContext({ now: () => Date.now() + minutes * 60_000 })
      await sendHeld(later, heldBookingNotices)
      await sendHeld(later, heldBookingNotices)
      await drain(later, outboxHandlers)
      return mailsAbout(owner.email, /more visitors/)
    }
    await wish(7)
    expect(await mailsAbout(owner.email, /talk to a person/)).toHaveLength(5)
    expect(await lookAfter(30)).toHaveLength(0)
    expect(await lookAfter(61)).toMatchObject([{ subject: '2 more visitors need you (Ortega Plumbing)' }])
    await wish(3)
    expect(await lookAfter(58)).toHaveLength(1)
    expect(await lookAfter(62)).toMatchObject([{ subject: '3 more visitors need you (Ortega Plumbing)' }, {}])
  })
})
