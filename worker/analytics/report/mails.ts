import type { Analytics } from '../../../contract/analytics'
import { formatCents, formatPrice, type Plan } from '../../../contract/plans'
import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'
import type { ToFix } from './toFix'

type Totals = Analytics['totals']
type Report = {
  to: string
  businessName: string
  totals: Totals
  currency: string
  plan: Plan
  toFix: ToFix[]
  offToken: string
}

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`)

/** What the front desk did and what it was worth, in sentences. */
function sentences({ totals, currency, plan }: Pick<Report, 'totals' | 'currency' | 'plan'>): string[] {
  return [left(totals), booked(totals), answered(totals), worth(totals, currency, plan)].filter((line) => line !== '')
}

function left({ conversations, leads, leadsWhileClosed }: Totals): string {
  if (leads === 0) return conversations === 0 ? '' : 'Nobody left their details.'
  const all = `You got ${leads === 1 ? '1 lead' : `${leads} leads`}`
  if (!leadsWhileClosed) return `${all}.`
  if (leadsWhileClosed === leads) return `${all}${leads === 1 ? '' : ', all'} while you were closed.`
  return `${all}, ${leadsWhileClosed} of them while you were closed.`
}

function booked({ bookings, bookingsWhileClosed, noShows }: Totals): string {
  if (bookings === 0) return ''
  const all = bookings === 1 ? '1 visit was booked' : `${bookings} visits were booked`
  const closed = bookingsWhileClosed
    ? `${bookings === 1 ? '' : `, ${bookingsWhileClosed === bookings ? 'all' : `${bookingsWhileClosed} of them`}`} while you were closed`
    : ''
  return `${all}${closed}.${noShows > 0 ? ` ${noShows === 1 ? 'One person' : `${noShows} people`} didn’t show up.` : ''}`
}

function answered({ conversations, byBot, byPerson }: Totals): string {
  if (byBot === 0) return ''
  if (byBot === conversations) return 'Your front desk answered every conversation without you.'
  const yours = byPerson > 0 ? ` You answered ${byPerson} yourself.` : ''
  return `Your front desk answered ${byBot} of ${conversations} conversations without you.${yours}`
}

/** What jobs brought in against the plan's price, only where values were entered. */
function worth({ won, valued, wonCents }: Totals, currency: string, plan: Plan): string {
  if (won === 0) return ''
  const jobs = won === 1 ? 'You won 1 lead' : `You won ${won} leads`
  if (valued === 0) return `${jobs}.`
  const value = `${jobs} worth ${formatCents(wonCents, currency)}${valued < won ? ' or more' : ''}.`
  const months = Math.floor(wonCents / plan.priceCents)
  if (currency.toLowerCase() !== plan.currency || months === 0) return value
  const paid = months === 1 ? 'a month' : `${months} months`
  return `${value} ${won === 1 ? 'That one lead' : 'That alone'} paid for ${paid} of Deskbell.`
}

const intro = (toFix: ToFix[]): string[] =>
  toFix.length === 0
    ? []
    : [toFix.length === 1 ? 'One quick thing to fix:' : `${toFix.length === 2 ? 'Two' : 'Three'} quick things to fix:`]

const figures = (ctx: Context) => ({
  label: 'See all your numbers',
  url: new URL('/admin-direct/analytics', ctx.origin).href,
})

/** Below the mail and in its headers: how to stop the reports. */
function stopping(ctx: Context, offToken: string, footnote: { text: string; label: string }) {
  const off = new URL('/report-off', ctx.origin)
  off.searchParams.set('token', offToken)
  return {
    footnote: { text: footnote.text, action: { label: footnote.label, url: off.href } },
    unsubscribeUrl: off.href,
  }
}
const ONLY_ONCE = { text: 'You get this email only once, before your trial ends.', label: 'Stop email reports' }

export function weeklyMail(ctx: Context, report: Report) {
  const { to, businessName, totals, toFix, offToken } = report
  const heading =
    totals.conversations === 0 ? 'Nobody wrote in last week' : `${people(totals.conversations)} wrote in last week`
  return layOutMail({
    to,
    subject: `${heading} (${businessName})`,
    heading,
    lines: [...sentences(report), ...intro(toFix)],
    items: toFix,
    action: figures(ctx),
    ...stopping(ctx, offToken, { text: 'You get this email every Monday.', label: 'Stop these emails' }),
  })
}

/** A day before the trial ends. */
export function trialMail(ctx: Context, report: Report) {
  const { to, businessName, totals, plan, toFix, offToken } = report
  const heading = `During your trial, ${people(totals.conversations)} wrote in`
  return layOutMail({
    to,
    subject: `Your trial ends tomorrow: ${people(totals.conversations)} wrote in (${businessName})`,
    heading,
    lines: [
      ...sentences(report),
      `Your trial ends tomorrow. After that, the ${plan.name} plan is ${formatPrice(plan)} a month.`,
      ...intro(toFix),
    ],
    items: toFix,
    action: figures(ctx),
    ...stopping(ctx, offToken, ONLY_ONCE),
  })
}

/** The same where nobody has written yet. */
export function unusedTrialMail(
  ctx: Context,
  {
    to,
    businessName,
    plan,
    lastSeenHost,
    offToken,
  }: Omit<Report, 'totals' | 'toFix' | 'currency'> & { lastSeenHost: string | null },
) {
  const path = lastSeenHost ? '/admin-direct/settings?part=facts' : '/admin-direct/embed'
  return layOutMail({
    to,
    subject: `Your trial ends tomorrow (${businessName})`,
    heading: lastSeenHost ? 'Nobody has written in yet' : 'Your chat isn’t on your site yet',
    lines: [
      lastSeenHost
        ? `Your chat is on ${lastSeenHost}. It answers best once your hours and prices are in.`
        : 'A few lines of code will do it: paste them yourself, or send them to whoever made your site. It takes a few minutes, and then your chat answers visitors day and night.',
      `Your trial ends tomorrow. After that, the ${plan.name} plan is ${formatPrice(plan)} a month.`,
    ],
    action: {
      label: lastSeenHost ? 'Enter hours and prices' : 'Put it on my site',
      url: new URL(path, ctx.origin).href,
    },
    ...stopping(ctx, offToken, ONLY_ONCE),
  })
}
