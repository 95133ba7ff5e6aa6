import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../../contract/durations'
import type { CalendarConnection } from '../../../contract/outsideCalendars'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { beginConnecting, comeBack, connectedOwner, newGoogleAccount, runAlarm } from '../../_test/google'
import { mailsAbout } from '../../_test/mail'
import { addMember } from '../../_test/team'
import { testContext } from '../../_test/visitor'
import { accessTo } from './accessToken'

const tenants = env.TENANTS_DB ?? env.DB

const connectionOf = async ({ businessId, token }: { businessId: string; token: string }) => {
  const list = await (await api(`/api/businesses/${businessId}/calendars`, { token })).json<CalendarConnection[]>()
  return list.find(({ provider }) => provider === 'google')
}

describe('connecting', () => {
  test('the main calendar counts and takes the bookings until the owner picks others', async () => {
    const owner = await connectedOwner({ calendars: ['Garage', 'Family', 'Holidays in the US'] })
    const [garage, family, holidays] = owner.google.calendars.map(({ id }) => id)
    const connected = await connectionOf(owner)
    expect(connected).toMatchObject({ state: 'connected', account: owner.google.id })
    expect(connected?.calendars).toMatchObject([
      { id: garage, name: 'Garage', isPrimary: true, isChosen: true, isWritten: true },
      { name: 'Family', isChosen: false, isWritten: false },
      { mayWrite: false },
    ])
    const choose = (body: object) => api(owner.path('calendars/google'), { method: 'PUT', token: owner.token, body })
    expect((await choose({ calendarIds: [garage, family], writeTo: holidays })).status).toBe(422)
    expect((await choose({ calendarIds: ['somebody@else.test'], writeTo: null })).status).toBe(422)
    expect((await choose({ calendarIds: [garage, family], writeTo: family })).status).toBe(200)
    expect((await connectionOf(owner))?.calendars.map(({ isWritten }) => isWritten)).toEqual([false, true, false])
  })

  test('who comes back is told the truth', async () => {
    const owner = await registerOwner({ plan: 'enterprise' })
    const google = await newGoogleAccount()
    const denied = await beginConnecting(owner)
    expect(await comeBack(await google.consent(denied.authorizationUrl, { isGiven: false }), denied.cookie)).toBe(
      'denied',
    )
    const partial = await beginConnecting(owner)
    const ticked = await google.consent(partial.authorizationUrl, { withheld: ['calendar.events'] })
    expect(await comeBack(ticked, partial.cookie)).toBe('missing-scope')
    const down = await beginConnecting(owner)
    const agreed = await google.consent(down.authorizationUrl)
    await google.fails({ on: 'GET /calendar/v3/users/me/calendarList', how: 'unavailable' })
    expect(await comeBack(agreed, down.cookie)).toBe('failed')
    expect(await comeBack(agreed, down.cookie)).toBe('expired')
    expect((await connectionOf(owner))?.state).toBe('off')
  })

  test('nobody finishes what another browser began, nor once its session or its ten minutes are over', async () => {
    const [owner, victim] = [await registerOwner({ plan: 'enterprise' }), await newGoogleAccount()]
    const begun = await beginConnecting(owner)
    expect(await comeBack(await victim.consent(begun.authorizationUrl), '')).toBe('elsewhere')
    const late = await beginConnecting(owner)
    await tenants
      .prepare('UPDATE calendar_consents SET expires_at = ? WHERE business_id = ?')
      .bind(Date.now() - 1, owner.businessId)
      .run()
    expect(await comeBack(await victim.consent(late.authorizationUrl), late.cookie)).toBe('expired')
    const signedOut = await beginConnecting(owner)
    await api('/api/auth/logout', { method: 'POST', token: owner.token })
    expect(await comeBack(await victim.consent(signedOut.authorizationUrl), signedOut.cookie)).toBe('signed-out')
  })

  test('a manager who became an agent meanwhile, or lost their seat, connects nothing', async () => {
    const owner = await registerOwner({ plan: 'enterprise' })
    const google = await newGoogleAccount()
    await addMember(owner)
    const manager = await addMember(owner, { role: 'manager' })
    const begun = async () => {
      const { authorizationUrl, cookie } = await beginConnecting({ ...owner, token: manager.token })
      return [await google.consent(authorizationUrl), cookie] as const
    }
    const [asManager, asAgent] = [await begun(), await begun()]
    // The Starter plan has two seats: for the owner and who joined first.
    const setPlan = (plan: string) =>
      env.DB.prepare('UPDATE customers SET plan_type = ? WHERE id = ?').bind(plan, owner.customer.id).run()
    await setPlan('starter')
    expect(await comeBack(...asManager)).toBe('not-allowed')
    await setPlan('enterprise')
    const demoted = { method: 'PATCH', token: owner.token, body: { role: 'agent' } }
    expect((await api(`/api/team/${manager.id}`, demoted)).ok).toBe(true)
    expect(await comeBack(...asAgent)).toBe('not-allowed')
  })

  test('it is for Enterprise, says the server; without it bookings stay and nothing is read or written', async () => {
    const starter = await registerOwner({ plan: 'starter' })
    const refused = await api(`/api/businesses/${starter.businessId}/calendars/google/connect`, {
      token: starter.token,
    })
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('Enterprise')
    const owner = await connectedOwner()
    const [first, second] = await owner.slots()
    expect((await owner.book(first?.start)).status).toBe(201)
    await env.DB.prepare("UPDATE customers SET plan_type = 'starter' WHERE id = ?").bind(owner.customer.id).run()
    await runAlarm(owner.businessId, 11 * MINUTE_MS)
    await drainOutbox()
    expect(await connectionOf(owner)).toMatchObject({ state: 'off', reason: expect.stringContaining('Enterprise') })
    const { requests } = await owner.google.state()
    expect((await owner.slots()).map(({ start }) => start)).not.toContain(first?.start)
    expect((await owner.book(second?.start)).status).toBe(201)
    await runAlarm(owner.businessId, 22 * MINUTE_MS)
    expect((await owner.google.state()).requests).toEqual(requests)
  })

  test('disconnecting revokes at Google and deletes the credentials here', async () => {
    const owner = await connectedOwner()
    const key = { businessId: owner.businessId, provider: 'google' } as const
    expect(await accessTo(testContext(), key)).toHaveProperty('token')
    const response = await api(owner.path('calendars/google'), { method: 'DELETE', token: owner.token })
    expect(response.status).toBe(204)
    expect((await owner.google.state()).requests.at(-1)).toMatchObject({ path: '/revoke', status: 200 })
    expect(await accessTo(testContext(), key)).toEqual({ failed: 'off' })
    expect((await connectionOf(owner))?.state).toBe('off')
    expect((await owner.slots()).length).toBeGreaterThan(0)
  })
})

describe('tokens', () => {
  test('of many who find the token too old one renews it, though a refresh token works once', async () => {
    const owner = await connectedOwner({ rotates: true })
    const key = { businessId: owner.businessId, provider: 'google' } as const
    const before = await accessTo(testContext(), key)
    const refused = before.failed === undefined ? before.token : ''
    const answers = await Promise.all(Array.from({ length: 8 }, () => accessTo(testContext(), key, refused)))
    const tokens = answers.map((answer) => (answer.failed === undefined ? answer.token : answer.failed))
    expect(new Set(tokens).size).toBe(1)
    expect(tokens).not.toContain(refused)
    const { requests } = await owner.google.state()
    expect(requests.filter(({ path }) => path === '/token')).toHaveLength(2)
  })

  test('access that was taken back is told to the owner, once, and no time is offered until it is mended', async () => {
    const owner = await connectedOwner()
    await owner.google.expire('access')
    await owner.google.expire('refresh')
    const [first, ...others] = await owner.slots()
    const asked = await Promise.all([first, ...others.slice(0, 2)].map((slot) => owner.book(slot?.start)))
    expect(asked.map(({ status }) => status)).toEqual([503, 503, 503])
    await drainOutbox()
    expect(await connectionOf(owner)).toMatchObject({ state: 'broken' })
    expect(await mailsAbout(owner.email, 'no longer connected')).toHaveLength(1)
    const slots = await api(owner.path(`slots?serviceId=${owner.serviceId}`))
    expect(slots.status).toBe(503)
    expect(await slots.json()).toMatchObject({ type: expect.stringContaining('calendar-unavailable') })
    const leads = await (await api('/api/leads', { token: owner.token })).json<{ projectDetails: string }[]>()
    expect(leads[0]?.projectDetails).toContain('Would like to book Massage')
    const { authorizationUrl, cookie } = await beginConnecting(owner)
    expect(await comeBack(await owner.google.consent(authorizationUrl), cookie)).toBe('connected')
    await runAlarm(owner.businessId)
    expect((await owner.book(first?.start)).status).toBe(201)
  })
})
