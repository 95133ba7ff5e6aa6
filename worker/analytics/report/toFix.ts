import { DAY_MS } from '../../../contract/durations'
import type { BusinessRow } from '../../businesses'
import type { Context } from '../../platform/context'
import { hasHours } from '../zone/openPieces'
import { countWaiting, findLeftLeads, findMostAsked } from './store'

export type ToFix = { text: string; action: { label: string; url: string } }

const SHOWN = 3
const QUESTIONS = 2
const UNSEEN_DAYS = 7
const QUESTION_MAX = 120

/** What is really so at this business and worth a minute, the dearest first. */
export async function thingsToFix(ctx: Context, business: BusinessRow): Promise<ToFix[]> {
  const { id } = business
  const [waiting, left, asked] = await Promise.all([
    countWaiting(ctx, id),
    findLeftLeads(ctx, id, ctx.now() - DAY_MS),
    findMostAsked(ctx, id, QUESTIONS),
  ])
  const link = (label: string, path: string) => ({ label, url: new URL(`/admin-direct/${path}`, ctx.origin).href })
  return [
    ...notOnSite(ctx, business).map((text) => ({ text, action: link('Put the chat on my site', 'embed') })),
    ...(waiting > 0
      ? [
          {
            text:
              waiting === 1
                ? 'Someone is waiting to talk to a person.'
                : `${waiting} people are waiting to talk to a person.`,
            action: link('Answer them', 'conversations?view=waiting'),
          },
        ]
      : []),
    ...(left.number > 0 && left.since !== null
      ? [
          {
            text: `${left.number === 1 ? 'One lead has been marked as new since' : `${left.number} leads are still marked as new, the oldest since`} ${dateIn(business.timeZone, left.since)}.`,
            action: link('Call them back', 'leads?status=new'),
          },
        ]
      : []),
    ...asked.map(({ question, count }) => ({
      text: `${count === 1 ? 'Someone' : `${count} people`} asked “${cut(question)}” and got no answer.`,
      action: link('Write the answer', 'answers'),
    })),
    ...(hasHours(business.facts)
      ? []
      : [
          {
            text: 'You haven’t entered your hours, so the chat can’t say when you’re open.',
            action: link('Enter my hours', 'settings?part=facts'),
          },
        ]),
  ].slice(0, SHOWN)
}

function notOnSite(ctx: Context, { lastSeenAt, lastSeenHost, timeZone }: BusinessRow): string[] {
  if (lastSeenAt === null) return ['Your chat isn’t on your site yet.']
  if (lastSeenAt > ctx.now() - UNSEEN_DAYS * DAY_MS) return []
  return [`Your chat hasn’t been seen on ${lastSeenHost ?? 'your site'} since ${dateIn(timeZone, lastSeenAt)}.`]
}

const dateIn = (timeZone: string, time: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', day: 'numeric' }).format(time)

const cut = (question: string): string => {
  const line = question.replace(/\s+/g, ' ').trim()
  return line.length > QUESTION_MAX ? `${line.slice(0, QUESTION_MAX).toWellFormed()}…` : line
}
