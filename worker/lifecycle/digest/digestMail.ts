import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'

type Day = {
  to: string
  businessName: string
  /** Such as 2026-11-21. */
  date: string
  leads: { lines: { label: string; value: string }[]; total: number; open: number }
  waiting: number
  offUrl: string
}

/** What happened yesterday, and what still waits for somebody. */
export function digestMail(ctx: Context, { to, businessName, date, leads, waiting, offUrl }: Day) {
  const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' })
  const { lines, total, open } = leads
  return layOutMail({
    to,
    subject: `${day.format(Date.parse(date))}: ${total === 0 ? waitingWords(waiting) : countWords(total, 'lead')} (${businessName})`,
    heading: day.format(Date.parse(date)),
    lines: [
      total === 0 ? 'No one new left their details.' : `${countWords(total, 'person', 'people')} left their details.`,
      ...(open > 0 ? [`${countWords(open, 'lead')} ${open === 1 ? 'is' : 'are'} still marked as new.`] : []),
      ...(waiting > 0 ? [`${waitingWords(waiting)}.`] : []),
      ...(lines.length < total ? [`Here are the first ${lines.length}.`] : []),
    ],
    facts: lines,
    action:
      total === 0
        ? { label: 'See who is waiting', url: new URL('/admin-direct/conversations', ctx.origin).href }
        : { label: 'See all your leads', url: new URL('/admin/leads', ctx.origin).href },
    footnote: { text: 'This comes once a day.', action: { label: 'Stop this email', url: offUrl } },
    unsubscribeUrl: offUrl,
  })
}

const countWords = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
const waitingWords = (number: number) =>
  `${countWords(number, 'visitor')} ${number === 1 ? 'is' : 'are'} waiting for a person`
