import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { signedInSession } from '../contract/accounts'
import { hasRole, type Role } from '../contract/roles'
import { api, ownersPassword, registerOwner } from './_test/api'
import { addMember } from './_test/team'
import { newSessionId, say } from './_test/visitor'
import { WHO_MAY, type WhoMay } from './_test/whoMay'

/** Bodies that pass the check of the fields, so that the answer is about who asks. */
const BODIES: Record<string, object> = {
  '/api/businesses/{id}/calendars/calendly': { calendarIds: [] },
  '/api/businesses/{id}/report': { mails: true },
  '/api/businesses/{id}/privacy': { keepConversationsDays: null, keepLeadsDays: null, noHealthDetails: false },
  '/api/businesses/{id}': { name: 'Taken', services: 'Over' },
  '/api/businesses/{id}/faqs': { question: 'Q', answer: 'A' },
  '/api/businesses/{id}/faqs/{faqId}': { question: 'Q', answer: 'A' },
  '/api/businesses/{id}/conversations/{conversationId}/messages': { content: 'Hi' },
  '/api/businesses/{id}/unanswered': { question: 'Q' },
  '/api/businesses/{id}/unanswered/{questionId}/answer': { answer: 'A' },
  '/api/businesses/{id}/saved-questions': { question: 'Q' },
  '/api/businesses/{id}/ask': { question: 'Q' },
  '/api/businesses/{id}/knowledge/sources': { title: 'T', text: 'Text' },
  '/api/businesses/{id}/knowledge/proposals/accept': { ids: ['fact_1'] },
  '/api/businesses/{id}/setup': { step: 'website', checked: [] },
  '/api/businesses/{id}/setup/mail': { email: 'web@example.com' },
  '/api/businesses/{id}/origins': { origins: [] },
  '/api/businesses/{id}/notifications': { order: ['cus_x'], nextAfterMinutes: 10 },
  '/api/businesses/{id}/calendar': { timeZone: 'America/New_York' },
  '/api/businesses/{id}/bookings': {
    serviceId: 'svc_x',
    start: '2030-01-01T10:00:00Z',
    name: 'Ann',
    email: 'ann@example.com',
  },
  '/api/businesses/{id}/calendars/{provider}': { calendarIds: [], writeTo: null },
  '/api/businesses/{id}/waitlist': {
    serviceId: 'svc_x',
    name: 'Ann',
    email: 'ann@example.com',
    from: '2030-01-01',
    to: '2030-01-02',
  },
  '/api/businesses/{id}/waitlist/{waitingId}/offer': { start: '2030-01-01T10:00:00Z' },
  '/api/visitor-bookings/{id}/move': { token: 'x', start: '2030-01-01T10:00:00Z' },
  '/api/visitor-bookings/{id}/cancel': { token: 'x' },
  '/api/waitlist/{id}/book': { token: 'x' },
  '/api/waitlist/{id}/leave': { token: 'x' },
  '/api/businesses/{id}/holds': { serviceId: 'svc_x', start: '2030-01-01T10:00:00Z' },
  '/api/businesses/{id}/identity-secret': { password: 'not-the-password' },
  '/api/webhook-endpoints/{id}/rotate-secret': { password: 'not-the-password' },
  '/api/team/{id}/two-step/reset': { password: 'not-the-password' },
  '/api/leads/{id}': { status: 'won' },
  '/api/leads/{id}/notes': { text: 'N' },
  '/api/notes/{id}': { text: 'N' },
  '/api/businesses/{id}/conversations/{conversationId}/notes': { text: 'N' },
  '/api/businesses/{id}/leads.csv': { ids: ['lead_1'] },
  '/api/businesses/{id}/leads/changes': { ids: ['lead_1'], change: { status: 'won' } },
  '/api/businesses/{id}/leads/deletions': { ids: ['lead_1'] },
  '/api/businesses/{id}/saved-replies': { title: 'T', text: 'R' },
  '/api/businesses/{id}/saved-replies/{replyId}': { title: 'T', text: 'R' },
  '/api/team/{id}': { role: 'agent' },
}

/** Queries that pass, likewise. */
const QUERIES: Record<string, string> = {
  '/api/businesses/{id}/own-slots': '?serviceId=svc_x',
  '/api/businesses/{id}/slots': '?serviceId=svc_x',
  '/api/visitor-bookings/{id}': '?token=x',
  '/api/visitor-bookings/{id}/event.ics': '?token=x',
  '/api/waitlist/{id}': '?token=x',
  '/api/create-checkout-session': '?plan=starter',
  '/api/businesses/{id}/visitors': '?email=ann@example.com',
  '/api/businesses/{id}/visitors/export': '?email=ann@example.com',
}

type Description = {
  paths: Record<
    string,
    Record<string, { security?: Record<string, string[]>[]; requestBody?: object; 'x-role'?: Role }>
  >
}
type Caller = 'nobody' | 'agent' | 'manager' | 'owner' | 'another owner'
/** Sent to the login, refused to the role, or told that there is nothing. */
type Refusal = 401 | 403 | 404
const ROLE_TOO_LOW = 'urn:deskbell:problem:role-too-low'

let paths: Description['paths']
let tokens: Record<Caller, string | undefined>
let mine: Awaited<ReturnType<typeof registerOwner>>
let ids: { lead: string; note: string; faq: string; conversation: string; spare: string; device: string }

beforeAll(async () => {
  paths = (await (await api('/api/openapi.json')).json<Description>()).paths
  const another = await registerOwner()
  mine = await registerOwner()
  const [agent, manager, spare] = [
    await addMember(mine),
    await addMember(mine, { role: 'manager' }),
    await addMember(mine),
  ]
  tokens = {
    nobody: undefined,
    agent: agent.token,
    manager: manager.token,
    owner: mine.token,
    'another owner': another.token,
  }
  const { businessId, token } = mine
  const made = async (path: string, body: object) =>
    (await (await api(path, { token, body })).json<{ id: string }>()).id
  const { conversationId } = await say(businessId, { sessionId: newSessionId(), message: 'Hi' })
  const path = `/api/businesses/${businessId}/conversations/${conversationId}`
  await vi.waitFor(async () => expect((await api(path, { token })).status).toBe(200), 10_000)
  await api('/api/auth/login', { body: { email: mine.email, password: ownersPassword } })
  const devices = z.array(signedInSession).parse(await (await api('/api/auth/sessions', { token })).json())
  const lead = await made('/api/leads', { businessId, name: 'Ann', email: 'ann@example.com' })
  ids = {
    lead,
    note: await made(`/api/leads/${lead}/notes`, { text: 'N' }),
    faq: await made(`/api/businesses/${businessId}/faqs`, { question: 'Open?', answer: 'Yes' }),
    conversation: conversationId,
    spare: spare.id,
    device: devices.find(({ current }) => !current)?.id ?? '',
  }
})

const idIn = (path: string): string => {
  if (path.startsWith('/api/leads')) return ids.lead
  if (path.startsWith('/api/notes')) return ids.note
  if (path.startsWith('/api/team')) return ids.spare
  return path.startsWith('/api/auth/sessions') ? ids.device : mine.businessId
}

async function outcomeOf(method: string, template: string, caller: Caller) {
  const path = template
    .replace('{id}', idIn(template))
    .replace('{businessId}', mine.businessId)
    .replace('{faqId}', ids.faq)
    .replace('{conversationId}', ids.conversation)
  const token = tokens[caller]
  const takesBody = paths[template]?.[method.toLowerCase()]?.requestBody
  const response = await api(path + (QUERIES[template] ?? ''), {
    method,
    ...(token && { token }),
    ...(takesBody && { body: BODIES[template] ?? {} }),
  })
  const { status } = response
  if (status < 400 || status >= 500) await response.body?.cancel()
  else if (status === 403 && (await response.json<{ type: string }>()).type !== ROLE_TOO_LOW) return 'in'
  return status
}

/** What belongs to nobody else's account answers anybody who has a token of their own. */
const isTenants = (path: string): boolean => path.includes('{')

/** Undefined for who is let in. */
function refusal(caller: Caller, path: string, who: WhoMay): Refusal | undefined {
  const isOfTeam = caller === 'agent' || caller === 'manager'
  if (who === 'anybody') return undefined
  if (who === 'anybody but the team') return isOfTeam ? 403 : undefined
  if (caller === 'nobody') return 401
  if (who === 'operator') return isOfTeam ? 403 : 404
  if (caller === 'another owner') return isTenants(path) ? 404 : undefined
  return hasRole(caller, who) ? undefined : 403
}

const CALLERS: Caller[] = ['nobody', 'another owner', 'agent', 'manager', 'owner']

test('every route of the API is in the table, with the role that its description says', () => {
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security, 'x-role': role }]) => {
      const open = role === 'owner' ? 'anybody but the team' : 'anybody'
      const isOpen = !security || security.some((scheme) => Object.keys(scheme).length === 0)
      const scopes = security?.flatMap(({ apiKey = [] }) => apiKey) ?? []
      return [method.toUpperCase(), path, isOpen ? open : role, ...scopes].join(' ')
    }),
  )
  const table = WHO_MAY.map(([method, path, who, ...scope]) =>
    [method, path, who === 'operator' ? 'owner' : who, ...scope].join(' '),
  )
  expect(described.sort()).toEqual(table.sort())
})

describe('who may not', () => {
  test.each(WHO_MAY)('%s %s (%s)', async (method, path, who) => {
    for (const caller of CALLERS) {
      const refused = refusal(caller, path, who)
      if (refused) expect(await outcomeOf(method, path, caller), caller).toBe(refused)
    }
  })

  test('has changed nothing', async () => {
    const { businessId, token } = mine
    expect(await (await api(`/api/businesses/${businessId}`, { token })).json()).toMatchObject({
      name: 'Ortega Plumbing',
    })
    expect(await (await api('/api/leads', { token })).json()).toMatchObject([{ id: ids.lead, status: 'new' }])
    expect(await (await api(`/api/businesses/${businessId}/faqs`, { token })).json()).toMatchObject([{ answer: 'Yes' }])
    expect((await (await api('/api/team', { token })).json<{ people: object[] }>()).people).toHaveLength(4)
  })
})

describe('who may', () => {
  // Signing out comes last, since it ends what the others call with.
  const ordered = WHO_MAY.toSorted(
    ([, one], [, other]) => Number(one.endsWith('/logout')) - Number(other.endsWith('/logout')),
  )
  test.each(ordered)('%s %s (%s)', async (method, path, who) => {
    for (const caller of CALLERS) {
      if (refusal(caller, path, who)) continue
      expect([401, 403], caller).not.toContain(await outcomeOf(method, path, caller))
    }
  })
})
