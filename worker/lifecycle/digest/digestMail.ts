import { plural } from '../../../contract/plural'
import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'

type DigestInput = {
  to: string
  businessName: string
  /** Such as 2026-11-21. */
  date: string
  /** `shown`: the first of them as lines. `total`: how many came that day. `unopened`: how many of all are still new. */
  leads: { shown: { label: string; value: string }[]; total: number; unopened: number }
  waiting: number
  offUrl: string
}

/** What happened yesterday, and what still waits for somebody. */
export function digestMail(ctx: Context, { to, businessName, date, leads, waiting, offUrl }: DigestInput) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' })
  const dayWords = format.format(Date.parse(date))
  const { shown, total, unopened } = leads
  return layOutMail({
    to,
    subject: `${dayWords}: ${total === 0 ? waitingWords(waiting) : plural(total, 'lead')} (${businessName})`,
    heading: dayWords,
    lines: [
      total === 0 ? 'No one new left their details.' : `${plural(total, 'person', 'people')} left their details.`,
      ...(unopened > 0 ? [`${plural(unopened, 'lead')} ${unopened === 1 ? 'is' : 'are'} still marked as new.`] : []),
      ...(waiting > 0 ? [`${waitingWords(waiting)}.`] : []),
      ...(shown.length < total ? [`Here are the first ${shown.length} leads.`] : []),
    ],
    facts: shown,
    action:
      total === 0
        ? { label: 'See who’s waiting', url: new URL('/admin-direct/conversations', ctx.origin).href }
        : { label: 'See all your leads', url: new URL('/admin/leads', ctx.origin).href },
    footnote: { text: 'You get this email once a day.', action: { label: 'Stop these emails', url: offUrl } },
    unsubscribeUrl: offUrl,
  })
}

const waitingWords = (number: number) =>
  `${plural(number, 'visitor')} ${number === 1 ? 'is' : 'are'} waiting to talk to a person`
