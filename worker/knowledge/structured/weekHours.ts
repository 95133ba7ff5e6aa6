import { type BusinessFacts, WEEK_DAY_NAMES, WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { type Thing, textsOf, thingsOf } from './readJsonLd'

export type WeekHours = BusinessFacts['hours']
type Span = [string, string]

/** "Monday", "Mo", "https://schema.org/Monday". */
export const weekDay = (text: string): WeekDay | undefined => {
  const start = text.replace(/^.*\//, '').trim().toLowerCase().slice(0, 2)
  return WEEK_DAYS.find((day) => day.startsWith(start) && start.length === 2)
}

/** From one day to another, over the week's end too. */
export function daysFromTo(first: WeekDay, last: WeekDay): WeekDay[] {
  const from = WEEK_DAYS.indexOf(first)
  const length = ((WEEK_DAYS.indexOf(last) - from + 7) % 7) + 1
  return Array.from({ length }, (_, at) => WEEK_DAYS[(from + at) % 7] ?? first)
}

const TIME = /^(\d{1,2}):(\d{2})/
const clock = (text: string | undefined): string | undefined => {
  const [, hours = '', minutes = ''] = TIME.exec(text ?? '') ?? []
  return hours === '' || Number(hours) > 24 || Number(minutes) > 59 ? undefined : `${hours.padStart(2, '0')}:${minutes}`
}

const put = (hours: WeekHours, days: WeekDay[], opens: string | undefined, closes: string | undefined): void => {
  const [from, to] = [clock(opens), clock(closes) === '00:00' || clock(closes) === '23:59' ? '24:00' : clock(closes)]
  if (!from || !to) return
  const span: Span | undefined = opens === closes || from >= to ? undefined : [from, to]
  for (const day of days) {
    const known = hours[day] ?? []
    hours[day] = span && !known.some(([start]) => start === span[0]) ? [...known, span] : known
  }
}

/** "Mo-Fr 09:00-17:00, Sa 10:00-14:00", as schema.org's openingHours has it. */
function readLine(hours: WeekHours, line: string): void {
  const times = /(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})/.exec(line)
  const days = [
    ...line.matchAll(/\b(mo|tu|we|th|fr|sa|su)[a-z]*(?:\s*[-–]\s*(mo|tu|we|th|fr|sa|su)[a-z]*)?/gi),
  ].flatMap(([, first = '', last]) => {
    const [from, to] = [weekDay(first), weekDay(last ?? first)]
    return from && to ? daysFromTo(from, to) : []
  })
  if (times) put(hours, days.length > 0 ? days : [...WEEK_DAYS], times[1], times[2])
}

/** The week that a LocalBusiness tells; special days, which come and go, are left to its pages. */
export function hoursOfBusiness(business: Thing): WeekHours {
  const hours: WeekHours = {}
  for (const line of textsOf(business.openingHours)) readLine(hours, line)
  for (const part of thingsOf(business.openingHoursSpecification)) {
    if (part.validFrom !== undefined || part.validThrough !== undefined) continue
    const days = textsOf(part.dayOfWeek)
      .map(weekDay)
      .filter((day) => day !== undefined)
    put(hours, days, textsOf(part.opens)[0], textsOf(part.closes)[0])
  }
  return hours
}

const spoken = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const clockHours = hours % 12 === 0 ? 12 : hours % 12
  return `${clockHours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} ${hours % 24 < 12 ? 'AM' : 'PM'}`
}

/** A row a day, as a page would have it. */
export const hoursRows = (hours: WeekHours): string[] =>
  WEEK_DAYS.flatMap((day) => {
    const spans = hours[day]
    if (!spans) return []
    const said = spans.map(([from, to]) => `${spoken(from)} – ${spoken(to)}`).join(', ')
    return [`${WEEK_DAY_NAMES[day]} | ${said || 'Closed'}`]
  })
