import { type BusinessFacts, WEEK_DAY_NAMES, WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { compose } from '../../text/compose'
import { dayParts } from '../../text/factParts'
import { parseValues } from '../../text/parseValues'
import { rowHours } from '../../text/rowHours'
import type { Locale, Value } from '../../text/value'
import { type Thing, textsOf, thingsOf } from './readJsonLd'

export type WeekHours = BusinessFacts['hours']

const DAY_MINUTES = 24 * 60

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A week as its values say it; days after the last hours, of which none are said, are left aside. */
export function weekOf(values: readonly Value[]): WeekHours {
  const told = values.filter(({ kind }) => kind === 'days' || kind === 'span' || kind === 'closed')
  const said = rowHours(told) ?? rowHours(told.slice(0, 1 + told.findLastIndex(({ kind }) => kind === 'span')))
  const days = [...(said ?? [])].filter(([, spans]) => spans.every(({ to }) => to <= DAY_MINUTES))
  return Object.fromEntries(days.map(([day, spans]) => [day, spans.map(({ from, to }) => [clock(from), clock(to)])]))
}

/** "Monday", "Mo", "https://schema.org/Monday". */
const dayName = (text: string): string => {
  const start = text.replace(/^.*\//, '').trim().slice(0, 2).toLowerCase()
  const day = WEEK_DAYS.find((one) => one.startsWith(start) && start.length === 2)
  return day ? WEEK_DAY_NAMES[day] : ''
}

/** The week that a LocalBusiness tells; special days, which come and go, are left to its pages. */
export function hoursOfBusiness(business: Thing, locale: Locale): WeekHours {
  const lines = textsOf(business.openingHours)
    .flatMap((text) => text.split(/,\s*(?=[A-Z])/))
    .map((text) => text.replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/g, dayName))
  for (const part of thingsOf(business.openingHoursSpecification)) {
    if (part.validFrom !== undefined || part.validThrough !== undefined) continue
    const [opens = '', closes = ''] = [part.opens, part.closes].map((time) => textsOf(time)[0]?.slice(0, 5))
    const days = textsOf(part.dayOfWeek).map(dayName).filter(Boolean).join(', ')
    lines.push(
      `${days} ${opens === closes ? 'closed' : `${opens} - ${/^(?:00:00|23:59)/.test(closes) ? '24:00' : closes}`}`,
    )
  }
  const week: WeekHours = {}
  for (const line of lines)
    for (const [day, spans] of Object.entries(weekOf(parseValues(line, locale))))
      week[day as WeekDay] = [...(week[day as WeekDay] ?? []), ...spans]
  return week
}

/** A row a day, as a page would have it. */
export const hoursRows = (hours: WeekHours): string[] =>
  WEEK_DAYS.flatMap((day) => (hours[day] ? [compose(dayParts(day, hours[day])).text] : []))
