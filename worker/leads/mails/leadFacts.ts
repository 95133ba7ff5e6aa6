import type { Qualification } from '../../../contract/leadDetails'
import type { LeadRow } from '../store'

const GRADES = { hot: 'Hot lead', warm: 'Warm lead', cold: 'Cold lead' }
const QUOTED = { urgency: 'Urgent', job: 'Needs', place: 'Location', budget: 'Budget', time: 'Timing' } as const
type Quoted = keyof typeof QUOTED
const isQuoted = (key: string): key is Quoted => Object.hasOwn(QUOTED, key)

/** How promising the lead is, why, and what was said of the job, in the visitor's own words, unless that is the whole message. */
export function qualificationFacts(
  found: Qualification | undefined,
  message: string | null,
): { label: string; value: string }[] {
  if (!found) return []
  const said = Object.keys(QUOTED)
    .filter(isQuoted)
    .flatMap((key) =>
      found[key] && found[key] !== message?.trim() ? [{ label: QUOTED[key], value: `“${found[key]}”` }] : [],
    )
  return [{ label: GRADES[found.grade], value: found.reasons.join('. ') }, ...said]
}

/** What they said to the business's own questions. */
export const answerFacts = ({ answers }: Pick<LeadRow, 'answers'>): { label: string; value: string }[] =>
  (answers ?? []).map(({ question, answer }) => ({ label: question, value: answer }))

/** Whether they wrote before, and how they found the business. */
export function originFacts(
  { earlierCount, earlierAt, referrer, pageUrl, campaign }: LeadRow,
  timeZone: string,
): { label: string; value: string }[] {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' })
  const from = [referrer, campaign?.campaign && `campaign “${campaign.campaign}”`, pageUrl && pageName(pageUrl)].filter(
    Boolean,
  )
  return [
    ...(earlierAt === null
      ? []
      : [
          {
            label: 'Wrote in before',
            value: `${earlierCount === 1 ? 'On' : `${earlierCount} times, last on`} ${day.format(earlierAt)}`,
          },
        ]),
    ...(from.length > 0 ? [{ label: 'Came from', value: from.join(', ') }] : []),
  ]
}

const pageName = (url: string): string => {
  const { pathname } = new URL(url)
  return pathname === '/' ? 'your home page' : `your ${pathname} page`
}
