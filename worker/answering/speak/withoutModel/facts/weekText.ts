import { WEEK_DAYS, type WeekDay } from '../../../../../contract/facts'
import type { Span, WeekHours } from '../../../../text/hours/span'
import { PHRASES, type Speaking } from '../speaking'
import { daysText, spansText } from './formats'

/** "Monday – Friday: 9 AM – 5 PM; Saturday: closed". */
export function weekText(speaking: Speaking, { hours }: { hours: WeekHours }, of: readonly WeekDay[]): string {
  const runs: { first: WeekDay; last: WeekDay; spans: Span[] }[] = []
  for (const [at, day] of WEEK_DAYS.entries()) {
    const spans = of.includes(day) ? hours[day] : undefined
    const run = runs.at(-1)
    if (!spans) continue
    if (run && WEEK_DAYS[at - 1] === run.last && JSON.stringify(spans) === JSON.stringify(run.spans)) run.last = day
    else runs.push({ first: day, last: day, spans })
  }
  const { closed, week } = PHRASES[speaking.understood.language]
  const said = (spans: Span[]) => (spans.length > 0 ? spansText(speaking, spans) : closed)
  return runs
    .map(({ first, last, spans }) =>
      week.row.replace('{days}', daysText(speaking, first, last)).replace('{times}', said(spans)),
    )
    .join(week.between)
}
