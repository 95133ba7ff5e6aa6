import type { BusinessFacts } from '../../../contract/facts'
import { holidaysIn } from '../../text/holidays'
import { exceptionText } from '../../text/hours/sayHours'
import { languageOf } from '../../text/languageOf'
import { readWhen } from '../../text/when/readWhen'
import type { Statement } from '../statement'
import type { NewProposal } from './proposalsOf'

type Closing = BusinessFacts['hoursExceptions'][number]
type At = { country: string; now: number }

const LONGEST = 160
/** A longer time away is a season, and hardly read right. */
const MOST_DAYS = 24
const DAY_MS = 24 * 60 * 60_000

/** Days to come on which the business says it is closed: "Closed Thanksgiving and Christmas Day", "We're closed December 24 to 26." */
export function proposalsOfClosings(statements: readonly Statement[], at: At): NewProposal[] {
  const together = Map.groupBy(statements, ({ trail }) => trail.join('\n'))
  return [...together.values()]
    .filter((said) => !said.some((one) => isOfAnEarlierYear(one, at.now)))
    .flat()
    .flatMap((one) =>
      closingsIn(one, at).map((closing) => ({
        kind: 'hours' as const,
        text: exceptionText(closing).replace(' | ', ': '),
        source: one.source,
        facts: { hoursExceptions: [closing] },
      })),
    )
}

/** A notice that was put up last year is over. */
const isOfAnEarlierYear = ({ values }: Statement, now: number): boolean =>
  values.some(
    (value) => value.kind === 'date' && value.year !== undefined && value.year < new Date(now).getUTCFullYear(),
  )

function closingsIn({ kind, text, values }: Statement, { country, now }: At): Closing[] {
  const closed = values.find((value) => value.kind === 'closed')
  const language = languageOf(text, 'en') ?? 'en'
  const isDated = values.some((value) => value.kind === 'date') || holidaysIn(text, [language], 'US').length > 0
  if (kind === 'faq' || !closed || !isDated || text.length > LONGEST) return []
  // "Closed on" is no time of its own; what is left says when.
  const days = `${text.slice(0, closed.start)} ${text.slice(closed.end)}`
  const when = readWhen(days, { now, timeZone: 'UTC', country, language })
  if (when.kind !== 'wish') return []
  return when.wish.spans
    .flatMap((span) => span.days)
    .flatMap(({ from, to, weekDays }) =>
      to === null || weekDays || spanDays(from, to) > MOST_DAYS ? [] : [{ from, to, hours: [] }],
    )
}

const spanDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
