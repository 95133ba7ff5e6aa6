import { describe, expect, test } from 'vitest'
import { breakdowns } from '../../contract/analytics'
import { DAY_MS, HOUR_MS } from '../../contract/durations'
import { api, drainOutbox, registerOwner, runMinute } from '../_test/api'
import { openCalendar } from '../_test/calendar'
import { newSessionId, say } from '../_test/visitor'
import { writeBehind } from '../_test/writeBehind'
import { figuresOf, forgetTalk, leadsAt, patchBusiness, saveHours, talkedAt } from './_test/past'

const CHICAGO = 'America/Chicago'
const YEAR = '?from=2026-01-01&to=2026-12-31'
const pathOf = ({ businessId }: { businessId: string }, rest: string) =>
  `/api/businesses/${businessId}/analytics${rest}`

test('who writes is in the figures as soon as the list has them, with the lead and its job', async () => {
  const owner = await registerOwner()
  expect((await figuresOf(owner)).totals).toMatchObject({ conversations: 0, leads: 0, conversionRate: 0, won: 0 })
  const sessionId = newSessionId()
  await say(owner.businessId, { sessionId, message: 'Do you fix leaks?', websiteUrl: 'https://ortega.example/' })
  await expect.poll(async () => (await figuresOf(owner)).totals.conversations, { interval: 100 }).toBe(1)
  const lead = await api('/api/leads', {
    body: { businessId: owner.businessId, sessionId, name: 'Ann', email: 'ann@example.com', phone: '512 555 0100' },
  })
  const { id } = await lead.json<{ id: string }>()
  const { totals, series, questions } = await figuresOf(owner)
  expect(totals).toMatchObject({ conversations: 1, withDetails: 1, conversionRate: 100, leads: 1, phones: 1 })
  expect(series.at(-1)).toMatchObject({ conversations: 1, leads: 1 })
  expect(series).toHaveLength(30)
  expect(questions).toEqual([])
  expect((await api(`/api/leads/${id}`, { method: 'DELETE', token: owner.token })).status).toBe(204)
  expect((await figuresOf(owner)).totals).toMatchObject({ conversations: 1, withDetails: 0, leads: 0 })
})

test('a conversation whose question is listed as not answered counts there, whatever was answered after it', async () => {
  const owner = await registerOwner()
  const sessionId = newSessionId()
  await say(owner.businessId, { sessionId, message: 'Do you take bitcoin?' })
  await say(owner.businessId, { sessionId, message: 'What services do you offer?' })
  await writeBehind(owner.businessId, sessionId)
  await drainOutbox()
  const { totals, unansweredQuestions } = await figuresOf(owner)
  expect(unansweredQuestions).toMatchObject([{ question: 'Do you take bitcoin?', count: 1 }])
  expect(totals).toMatchObject({ conversations: 1, byBot: 0, unanswered: 1 })
})

describe('a year', () => {
  const start = Date.parse('2026-01-01T06:00:00Z')
  const YEAR_MS = 365 * DAY_MS
  const STEP_MS = YEAR_MS / 1200
  const times = Array.from({ length: 1200 }, (_, index) => Math.floor(start + index * STEP_MS))
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone: CHICAGO, dateStyle: 'short', timeStyle: 'short' })
  const onDay = (time: number) => local.format(time).slice(0, 10)
  const minuteOf = (time: number) => local.format(time).slice(11)

  test('is counted by the days and hours of the business’s own zone, whatever the number', async () => {
    const owner = await registerOwner()
    await patchBusiness(owner, { timeZone: CHICAGO })
    const spans = [['09:10', '17:40']]
    const everyDay = { mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans, sun: spans }
    await saveHours(owner, { hours: everyDay })
    await talkedAt(
      owner.businessId,
      times.map((at, index) => ({
        at,
        humanReplyMs: index % 4 === 0 ? index * 1000 : null,
        isUnanswered: index % 3 === 0,
      })),
    )
    const { totals, series, hours, firstReply, isComplete } = await figuresOf(owner, YEAR)
    expect(isComplete).toBe(true)
    expect(totals).toMatchObject({ conversations: 1200, byPerson: 300, unanswered: 300, byBot: 600 })
    const isClosed = (time: number) => minuteOf(time) < '09:10' || minuteOf(time) >= '17:40'
    expect(totals.conversationsWhileClosed).toBe(times.filter(isClosed).length)
    const expected = Map.groupBy(times, onDay)
    expect(series.filter(({ conversations }) => conversations > 0)).toHaveLength(expected.size)
    for (const { date, conversations } of series)
      expect([date, conversations]).toEqual([date, expected.get(date)?.length ?? 0])
    const atThree = times.filter((time) => local.format(time).slice(11, 13) === '15')
    expect(hours.reduce((sum, day) => sum + (day[15] ?? 0), 0)).toBe(atThree.length)
    expect(firstReply).toMatchObject({ replies: 300, within1: 16, within5: 76 })
    const weekBefore = await figuresOf(owner, '?from=2026-07-13&to=2026-07-19')
    expect(weekBefore.before.conversations).toBe(
      times.filter((time) => onDay(time) >= '2026-07-06' && onDay(time) <= '2026-07-12').length,
    )
  })
})

describe('changes', () => {
  test('a job counts in the week in which it was won, and a lead that changes counts anew', async () => {
    const owner = await registerOwner()
    const may = Date.parse('2026-05-12T12:00:00Z')
    const june = Date.parse('2026-06-12T12:00:00Z')
    await leadsAt(owner, [
      { at: may, status: 'won', wonAt: june, valueCents: 68_000 },
      { at: may, status: 'won', wonAt: june },
      { at: may, source: 'import', status: 'won', wonAt: june, valueCents: 900_000 },
      { at: may, phone: '+15125550100', source: 'website' },
    ])
    await runMinute()
    expect((await figuresOf(owner, '?from=2026-05-01&to=2026-05-31')).totals).toMatchObject({
      leads: 3,
      phones: 1,
      won: 0,
      wonCents: 0,
      leadsWhileClosed: null,
    })
    expect((await figuresOf(owner, '?from=2026-06-01&to=2026-06-30')).totals).toMatchObject({
      leads: 0,
      won: 2,
      valued: 1,
      wonCents: 68_000,
    })
  })

  test('a conversation that was deleted stays counted, whatever becomes of its lead', async () => {
    const owner = await registerOwner()
    const at = Date.parse('2026-05-12T12:00:00Z')
    const [conversationId = ''] = await talkedAt(owner.businessId, [{ at, hasDetails: true }])
    const [leadId = ''] = await leadsAt(owner, [{ at, conversationId }])
    const may = '?from=2026-05-01&to=2026-05-31'
    expect((await figuresOf(owner, may)).totals).toMatchObject({ conversations: 1, withDetails: 1, leads: 1 })
    await forgetTalk(conversationId)
    await api(`/api/leads/${leadId}`, { method: 'PATCH', token: owner.token, body: { status: 'contacted' } })
    expect((await figuresOf(owner, may)).totals).toMatchObject({ conversations: 1, withDetails: 1, leads: 1 })
  })

  test('a lead that comes before its conversation’s head gets that conversation’s page', async () => {
    const owner = await registerOwner({ plan: 'enterprise' })
    const at = Date.parse('2026-05-12T12:00:00Z')
    const [id = ''] = await talkedAt(owner.businessId, [
      { at, page: 'https://www.ortega.example/prices/', language: 'es' },
    ])
    await leadsAt(owner, [
      { at: at + HOUR_MS, conversationId: id, status: 'contacted' },
      { at, source: 'website' },
    ])
    const response = await api(pathOf(owner, '/breakdowns?from=2026-05-01&to=2026-05-31'), { token: owner.token })
    const { funnel, page, language, source } = breakdowns.parse(await response.json())
    expect(funnel).toEqual({ conversations: 1, withDetails: 1, leads: 2, contacted: 1, booked: 0, won: 0 })
    const row = { conversations: 1, withDetails: 1, leads: 1, contacted: 1, booked: 0, won: 0 }
    expect(page[0]).toEqual({ name: 'ortega.example/prices', ...row })
    expect(language[0]).toEqual({ name: 'es', ...row })
    expect(source.map(({ name, leads }) => [name, leads])).toEqual([
      ['', 1],
      ['form:website', 1],
    ])
  })
})

test('who books is in the figures at once, one who cancels is not, and the lead’s source has them', async () => {
  const owner = await registerOwner({ plan: 'enterprise' })
  const calendar = await openCalendar(owner)
  const [first, second] = await calendar.slots()
  const made = [await calendar.book(first?.start), await calendar.book(second?.start)]
  const { totals, series, bookingHours } = await figuresOf(owner)
  expect([totals.bookings, totals.canceledBookings, series.at(-1)?.bookings]).toEqual([2, 0, 2])
  expect(bookingHours.flat().reduce((sum, number) => sum + number)).toBe(2)
  const { id } = (await made[0]?.json<{ id: string }>()) ?? {}
  const cancel = { method: 'PATCH', token: owner.token, body: { status: 'canceled' } }
  await api(`/api/businesses/${owner.businessId}/bookings/${id}`, cancel)
  expect((await figuresOf(owner)).totals).toMatchObject({ bookings: 1, canceledBookings: 1, leads: 1 })
  const { funnel } = breakdowns.parse(await (await api(pathOf(owner, '/breakdowns'), { token: owner.token })).json())
  expect(funnel).toMatchObject({ leads: 1, booked: 1 })
})

describe('what the plan includes', () => {
  test('by source, page and language, and as CSV, from Enterprise', async () => {
    const owner = await registerOwner({ plan: 'business' })
    for (const path of ['/breakdowns', '.csv', '.csv?by=page']) {
      const refused = await api(pathOf(owner, path), { token: owner.token })
      expect(refused.status).toBe(403)
      expect((await refused.json<{ detail: string }>()).detail).toContain('Enterprise')
    }
    const enterprise = await registerOwner({ plan: 'enterprise' })
    await talkedAt(enterprise.businessId, [{ at: Date.parse('2026-05-12T12:00:00Z'), page: 'https://x.example/=cmd' }])
    const csv = await api(pathOf(enterprise, '.csv?from=2026-05-11&to=2026-05-12'), { token: enterprise.token })
    expect(csv.headers.get('content-disposition')).toContain('analytics-by-day-2026-05-11-2026-05-12.csv')
    expect((await csv.text()).trim().split('\r\n').slice(1)).toEqual([
      '2026-05-11,0,0,0,0,0,0,0,0.00',
      '2026-05-12,1,1,0,0,0,0,0,0.00',
    ])
    const byPage = await api(pathOf(enterprise, '.csv?by=page&from=2026-05-11&to=2026-05-12'), {
      token: enterprise.token,
    })
    expect(await byPage.text()).toContain('x.example/=cmd,1,0,0,0,0,0')
  })

  test('days that make no sense are told apart', async () => {
    const owner = await registerOwner()
    for (const query of ['?from=2026-02-30', '?from=2026-05-02&to=2026-05-01', '?from=2020-01-01&to=2026-01-01']) {
      const refused = await api(pathOf(owner, query), { token: owner.token })
      expect(refused.status).toBe(422)
      expect((await refused.json<{ errors: { path: string }[] }>()).errors[0]?.path).toBe('from')
    }
  })
})
