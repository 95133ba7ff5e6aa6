import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../contract/durations'
import { api, registerOwner } from '../../_test/api'
import { linkIn, mailsAbout } from '../../_test/mail'
import { testContext } from '../../_test/visitor'
import { ask } from '../../curation/_test/questions'
import { outboxHandlers } from '../../lifecycle/outboxHandlers'
import type { Context } from '../../platform/context'
import { drainOutbox } from '../../platform/outbox/drainOutbox'
import { mailTrialReports, mailWeeklyReports } from '..'
import { leadsAt, patchBusiness, saveHours, talkedAt } from '../_test/past'

const tenants = env.TENANTS_DB ?? env.DB

type Owner = Awaited<ReturnType<typeof registerOwner>>

const dueOf = async ({ businessId }: Owner) =>
  (
    await tenants
      .prepare('SELECT report_due_at AS due FROM businesses WHERE id = ?')
      .bind(businessId)
      .first<{ due: number }>()
  )?.due ?? 0

/** Does this work at another time, and delivers what it mails. */
async function at(time: number, work: (ctx: Context) => Promise<void>): Promise<void> {
  const ctx = testContext({ now: () => time })
  await work(ctx)
  await drainOutbox(ctx, outboxHandlers)
}
const runAt = (time: number) => at(time, mailWeeklyReports)
const hoursFromNineToFive = (owner: Owner) => {
  const spans = [['09:00', '17:00']]
  return saveHours(owner, { hours: { mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: [], sun: [] } })
}

/** Plans the owner's next report, as for somebody to whom nobody has written yet; answers when it is due. */
async function planned(owner: Owner): Promise<number> {
  await runAt(await dueOf(owner))
  return dueOf(owner)
}

test('on Monday morning the owner reads what the week before brought, and what to do', async () => {
  const owner = await registerOwner({ plan: 'business' })
  await patchBusiness(owner, { timeZone: 'America/Chicago' })
  await hoursFromNineToFive(owner)
  const due = await planned(owner)
  const local = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', weekday: 'long', hour: 'numeric' })
  expect(local.format(due)).toContain('Monday')
  expect(local.format(due)).toContain('7')
  // Tuesday at ten and at midnight, and a week too early.
  const tuesday = due - 6 * DAY_MS + 3 * HOUR_MS
  const [first = ''] = await talkedAt(owner.businessId, [
    { at: tuesday },
    { at: tuesday + 14 * HOUR_MS, humanReplyMs: 60_000 },
    { at: tuesday - 8 * DAY_MS },
  ])
  await leadsAt(owner, [
    { at: tuesday, conversationId: first, status: 'won', wonAt: tuesday + DAY_MS, valueCents: 139_000 },
    { at: tuesday + 14 * HOUR_MS },
  ])
  await runAt(due - 1)
  expect(await mailsAbout(owner.email, /last week/)).toEqual([])
  await runAt(due)
  await runAt(due + 60_000)
  const [mail, ...more] = await mailsAbout(owner.email, /last week/)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('2 people wrote in last week (Ortega Plumbing)')
  expect(mail?.text).toContain('You got 2 leads, 1 of them while you were closed.')
  expect(mail?.text).toContain('Your front desk answered 1 of 2 conversations without you. You answered 1 yourself.')
  expect(mail?.text).toContain('You won 1 lead worth $1,390. That one lead paid for 14 months of Deskbell.')
  expect(mail?.text).toContain('Your chat isn’t on your site yet.')
  expect(mail?.text).toContain('/admin-direct/leads?status=new')
  expect(await dueOf(owner)).toBeGreaterThan(due + 6 * DAY_MS)
})

test('one press in the mail stops it, and a switch turns it on again', async () => {
  const owner = await registerOwner()
  const due = await planned(owner)
  await ask(owner, 'Do you fix swimming pools?')
  await talkedAt(owner.businessId, [{ at: due - 3 * DAY_MS }])
  await runAt(due)
  const [mail] = await mailsAbout(owner.email, /last week/)
  expect(mail?.text).toContain('Someone asked “Do you fix swimming pools?” and got no answer.')
  const link = linkIn(/Stop these emails: .*/.exec(mail?.text ?? '')?.[0] ?? '')
  expect((await api(link.pathname, { headers: { accept: 'text/html' } })).status).toBe(200)
  const token = link.searchParams.get('token') ?? ''
  expect((await api('/api/report-off', { body: { token: 'x'.repeat(40) } })).status).toBe(404)
  const oneClick = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const pressed = await api(link.pathname + link.search, { ...oneClick, body: 'List-Unsubscribe=One-Click' })
  expect(pressed.status).toBe(204)
  for (const _ of ['once', 'again'])
    expect(await (await api('/api/report-off', { body: { token } })).json()).toEqual({
      businessName: 'Ortega Plumbing',
    })
  const path = `/api/businesses/${owner.businessId}/report`
  expect(await (await api(path, { token: owner.token })).json()).toEqual({ mails: false })
  const next = await dueOf(owner)
  await runAt(next)
  expect(await mailsAbout(owner.email, /last week/)).toHaveLength(1)
  await api(path, { method: 'PUT', token: owner.token, body: { mails: true } })
  await runAt(await dueOf(owner))
  expect((await mailsAbout(owner.email, /last week/)).map(({ subject }) => subject)).toContain(
    'Nobody wrote in last week (Ortega Plumbing)',
  )
})

test('nothing weekly goes to a business that nobody ever wrote to; before its trial ends it is told how to begin', async () => {
  const owner = await registerOwner()
  await runAt(await planned(owner))
  expect(await mailsAbout(owner.email, /last week/)).toEqual([])
  await at(Date.now(), mailTrialReports)
  expect(await mailsAbout(owner.email, /trial ends/)).toEqual([])
  const twoDaysOn = Date.now() + 2.5 * DAY_MS
  await at(twoDaysOn, mailTrialReports)
  await at(twoDaysOn, mailTrialReports)
  const [mail, ...more] = await mailsAbout(owner.email, /trial ends/)
  expect(more).toEqual([])
  expect(mail?.text).toContain('Your chat isn’t on your site yet')
  expect(mail?.text).toContain('After that, the Business plan is $99 a month.')
  const { token = '' } = Object.fromEntries(
    linkIn(/Stop email reports: .*/.exec(mail?.text ?? '')?.[0] ?? '').searchParams,
  )
  expect((await api('/api/report-off', { body: { token } })).status).toBe(200)
})

test('the report before the trial ends says what it brought', async () => {
  const owner = await registerOwner()
  const [id = ''] = await talkedAt(owner.businessId, [{ at: Date.now() }])
  await leadsAt(owner, [{ at: Date.now(), conversationId: id }])
  await at(Date.now() + 2.5 * DAY_MS, mailTrialReports)
  const [mail] = await mailsAbout(owner.email, /trial ends/)
  expect(mail?.subject).toBe('Your trial ends tomorrow: 1 person wrote in (Ortega Plumbing)')
  expect(mail?.text).toContain('You got 1 lead.')
  expect(mail?.text).toContain('answered every conversation without you')
})
