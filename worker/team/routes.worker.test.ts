import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { meResponse, sessionResponse, signedInSession } from '../../contract/accounts'
import { teamView } from '../../contract/team'
import { api, drainOutbox, registerOwner } from '../_test/api'
import { listen } from '../_test/live'
import { linkIn, mailsAbout } from '../_test/mail'
import { addMember, inviteMember, joinTeam, membersPassword } from '../_test/team'
import { newSessionId, say, testContext, transcriptOf } from '../_test/visitor'
import { writeBehind } from '../_test/writeBehind'
import { listPeople } from '../accounts'
import { peopleOf } from '../notifications'

const teamOf = async (token: string) => teamView.parse(await (await api('/api/team', { token })).json())
const logIn = (email: string, password = membersPassword) => api('/api/auth/login', { body: { email, password } })
const detailOf = async (response: Response) => [response.status, (await response.json<{ detail: string }>()).detail]

describe('an invitation', () => {
  test('is mailed, and joins once: with a first name and a password, logged in at once', async () => {
    const owner = await registerOwner()
    const invited = await inviteMember(owner, { role: 'manager' })
    const read = await api('/api/invitations/read', { body: { token: invited.inviteToken } })
    expect(await read.json()).toEqual({
      email: invited.email,
      role: 'manager',
      businessName: 'Ortega Plumbing',
      invitedBy: owner.email,
    })
    const answers = await Promise.all([joinTeam(invited.inviteToken, 'Bo'), joinTeam(invited.inviteToken, 'Cy')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const joined = answers.find(({ ok }) => ok)
    const { sessionToken } = sessionResponse.parse(await joined?.json())
    const me = meResponse.parse(await (await api('/api/auth/me', { token: sessionToken })).json())
    expect(me).toMatchObject({
      customer: { id: owner.customer.id },
      person: { id: invited.id, email: invited.email, role: 'manager' },
      business: { id: owner.businessId },
    })
    expect(await mailsAbout(owner.email, /joined your team/)).toHaveLength(1)
    const people = await listPeople(testContext(), owner.customer.id)
    expect(people.map(({ id, role }) => [id, role])).toEqual([
      [owner.customer.id, 'owner'],
      [invited.id, 'manager'],
    ])
  })

  test('sent again leaves only the newer link, taken back none', async () => {
    const owner = await registerOwner()
    const invited = await inviteMember(owner)
    expect((await api(`/api/team/${invited.id}/invitation`, { method: 'POST', token: owner.token })).status).toBe(200)
    const [newer] = await mailsAbout(invited.email, /invited you/)
    const token = linkIn(newer?.text ?? '').searchParams.get('token') ?? ''
    expect((await joinTeam(invited.inviteToken)).status).toBe(404)
    await api(`/api/team/${invited.id}`, { method: 'DELETE', token: owner.token })
    expect((await joinTeam(token)).status).toBe(404)
    expect((await teamOf(owner.token)).people).toHaveLength(1)
  })

  test('works no more after a week', async () => {
    const owner = await registerOwner()
    const { inviteToken } = await inviteMember(owner)
    await testContext().directory.run('UPDATE members SET invite_expires_at = 0')
    expect((await joinTeam(inviteToken)).status).toBe(404)
  })

  test('beyond the plan’s number of people is refused, naming the plan and a larger one', async () => {
    const owner = await registerOwner({ plan: 'starter' })
    await inviteMember(owner)
    const refused = await api('/api/team', { token: owner.token, body: { email: 'one@more.example', role: 'agent' } })
    expect(await detailOf(refused)).toEqual([
      403,
      'The Starter plan has room for 2 people, including you and open invitations. Business has room for 5.',
    ])
  })

  test('isn’t sent to an address that logs in already, and reserves none', async () => {
    const [owner, other] = [await registerOwner(), await registerOwner()]
    const invite = (email: string) => api('/api/team', { token: owner.token, body: { email, role: 'agent' } })
    expect((await invite(other.email)).status).toBe(409)
    const { email, inviteToken } = await inviteMember(owner)
    expect(await detailOf(await invite(email))).toEqual([409, expect.stringContaining('already on your team')])
    expect((await inviteMember(other, { email })).email).toBe(email)
    await registerOwner({ email })
    expect(await detailOf(await joinTeam(inviteToken))).toEqual([
      409,
      expect.stringContaining('another Deskbell account'),
    ])
  })
})

describe('a member', () => {
  test('answers visitors by their own first name, and the owner reads who did what', async () => {
    const owner = await registerOwner()
    const bo = await addMember(owner, { firstName: 'Bo' })
    const sessionId = newSessionId()
    const { conversationId } = await say(owner.businessId, { sessionId, message: 'Hello' })
    await writeBehind(owner.businessId, sessionId)
    const path = `/api/businesses/${owner.businessId}/conversations/${conversationId}`
    expect((await api(`${path}/takeover`, { method: 'POST', token: bo.token })).status).toBe(200)
    await api(`${path}/messages`, { token: bo.token, body: { content: 'Hi!' } })
    expect((await transcriptOf(owner.businessId, sessionId)).at(-1)?.author).toBe('Bo')
    await logIn(bo.email)
    const log = await (await api('/api/account/audit', { token: owner.token })).json<
      { kind: string; by: string | null }[]
    >()
    expect(log.slice(0, 3).map(({ kind, by }) => [kind, by])).toEqual([
      ['signed-in', 'Bo'],
      ['member-joined', 'Bo'],
      ['member-invited', null],
    ])
  })

  test('sees their own devices only, and recovers their password without touching the owner’s', async () => {
    const owner = await registerOwner()
    const bo = await addMember(owner)
    const devicesOf = async (token: string) =>
      z.array(signedInSession).parse(await (await api('/api/auth/sessions', { token })).json())
    const [mine] = await devicesOf(bo.token)
    expect([await devicesOf(owner.token), await devicesOf(bo.token)]).toEqual([
      [expect.objectContaining({ current: true })],
      [expect.objectContaining({ current: true })],
    ])
    expect((await api(`/api/auth/sessions/${mine?.id}`, { method: 'DELETE', token: owner.token })).status).toBe(404)
    await api('/api/forgot-password', { body: { email: bo.email } })
    const [mail] = await mailsAbout(bo.email, /new password/)
    const token = linkIn(mail?.text ?? '').searchParams.get('token')
    const password = 'amber-window-seventeen'
    const reset = await api('/api/auth/reset-password', { body: { token, password, confirmPassword: password } })
    expect(reset.status).toBe(204)
    expect((await api('/api/auth/me', { token: bo.token })).status).toBe(401)
    expect((await api('/api/auth/me', { token: owner.token })).status).toBe(200)
    expect((await logIn(bo.email, password)).status).toBe(200)
  })

  test('who is removed is logged out at once, everywhere, and hears nothing more', async () => {
    const owner = await registerOwner()
    const bo = await addMember(owner)
    const events = `/api/businesses/${owner.businessId}/events`
    const [screen, owners] = [await listen(events, { token: bo.token }), await listen(events, { token: owner.token })]
    expect((await api('/api/auth/me', { token: bo.token })).status).toBe(200)
    expect((await api(`/api/team/${bo.id}`, { method: 'DELETE', token: owner.token })).status).toBe(204)
    expect((await api('/api/auth/me', { token: bo.token })).status).toBe(401)
    expect((await logIn(bo.email)).status).toBe(401)
    await drainOutbox()
    await say(owner.businessId, { sessionId: newSessionId(), message: 'Anybody there?' })
    await expect.poll(() => owners.heard.length).toBeGreaterThan(0)
    expect(screen.heard).toEqual([])
    await Promise.all([screen.close(), owners.close()])
    expect((await teamOf(owner.token)).people).toHaveLength(1)
    expect((await inviteMember(owner, { email: bo.email })).email).toBe(bo.email)
  })

  test('has another role with the next call', async () => {
    const owner = await registerOwner()
    const bo = await addMember(owner, { role: 'agent' })
    const facts = () => api(`/api/businesses/${owner.businessId}/facts`, { token: bo.token })
    await api('/api/account/name', { method: 'PUT', token: owner.token, body: { firstName: 'Dana' } })
    expect(await detailOf(await facts())).toEqual([403, 'Only a manager or the account owner can do this. Ask Dana.'])
    const changed = await api(`/api/team/${bo.id}`, { method: 'PATCH', token: owner.token, body: { role: 'manager' } })
    expect(changed.status).toBe(200)
    expect((await facts()).status).toBe(200)
  })
})

describe('a plan with fewer seats', () => {
  const setPlan = (id: string, plan: string) =>
    env.DB.prepare('UPDATE customers SET plan_type = ? WHERE id = ?').bind(plan, id).run()

  test('pauses whoever joined last, says so, tells them nothing, and has them back with the plan', async () => {
    const owner = await registerOwner({ plan: 'business' })
    const bo = await addMember(owner, { firstName: 'Bo' })
    const cy = await addMember(owner, { firstName: 'Cy' })
    await setPlan(owner.customer.id, 'starter')
    const paused =
      'The plan has room for 2 people right now, so your access is paused. Your work is still here. Ask ' +
      `${owner.email} to make room on the plan.`
    expect(await detailOf(await logIn(cy.email))).toEqual([403, paused])
    expect(await detailOf(await api('/api/auth/sessions', { token: cy.token }))).toEqual([401, paused])
    expect((await logIn(bo.email)).status).toBe(200)
    expect((await logIn(cy.email, 'not-the-password')).status).toBe(401)
    expect((await teamOf(owner.token)).people.map(({ isPaused }) => isPaused)).toEqual([false, false, true])
    const told = await peopleOf(testContext(), owner.customer.id)
    expect(told.map(({ id }) => id)).toEqual([owner.customer.id, bo.id])
    await setPlan(owner.customer.id, 'business')
    expect((await api('/api/auth/sessions', { token: cy.token })).status).toBe(200)
    await setPlan(owner.customer.id, 'starter')
    await api(`/api/team/${bo.id}`, { method: 'DELETE', token: owner.token })
    expect((await logIn(cy.email)).status).toBe(200)
  })

  test('takes nobody in beyond them by an invitation that was sent before', async () => {
    const owner = await registerOwner({ plan: 'business' })
    const [first, second] = [await inviteMember(owner), await inviteMember(owner)]
    await setPlan(owner.customer.id, 'starter')
    const answers = await Promise.all([joinTeam(first.inviteToken), joinTeam(second.inviteToken)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const refused = answers.find(({ ok }) => !ok)
    expect((await refused?.json<{ detail: string }>())?.detail).toContain('no room for one more')
  })
})

test('an account whose plan has ended mails no invitations', async () => {
  const owner = await registerOwner()
  const invited = await inviteMember(owner)
  const inviteTo = (email: string) => api('/api/team', { token: owner.token, body: { email, role: 'agent' } })
  await env.DB.prepare(`UPDATE customers SET subscription_status = 'canceled' WHERE id = ?`)
    .bind(owner.customer.id)
    .run()
  expect((await inviteTo(`late-${crypto.randomUUID()}@example.com`)).status).toBe(403)
  const again = await api(`/api/team/${invited.id}/invitation`, { method: 'POST', token: owner.token })
  expect(again.status).toBe(403)
})
