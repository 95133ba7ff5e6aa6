import { type BusinessFacts, WEEK_DAY_NAMES, WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { weekIn } from '../../text/hours/readHours'
import { parseValues } from '../../text/parseValues'
import type { Locale } from '../../text/value'
import { firstText, type JsonLdNode, textsOf, thingsOf } from './readJsonLd'

/** "Monday", "Mo", "https://schema.org/Monday". */
const dayName = (text: string): string => {
  const start = text.replace(/^.*\//, '').trim().slice(0, 2).toLowerCase()
  const day = WEEK_DAYS.find((one) => one.startsWith(start) && start.length === 2)
  return day ? WEEK_DAY_NAMES[day] : ''
}

/** The week that a LocalBusiness tells; special days, which come and go, are left to its pages. */
export function hoursOfBusiness(business: JsonLdNode, locale: Locale): BusinessFacts['hours'] {
  const lines = textsOf(business.openingHours)
    .flatMap((text) => text.split(/(?<=\d),\s*(?=[A-Z])/))
    .map((text) => text.replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/g, dayName))
  for (const part of thingsOf(business.openingHoursSpecification)) {
    if (part.validFrom !== undefined || part.validThrough !== undefined) continue
    const [opens = '', closes = ''] = [part.opens, part.closes].map((time) => firstText(time)?.slice(0, 5))
    const days = textsOf(part.dayOfWeek).map(dayName).filter(Boolean).join(', ')
    const times = `${opens} - ${/^(?:00:00|23:59)/.test(closes) ? '24:00' : closes}`
    lines.push(`${days} ${opens === closes ? 'closed' : times}`)
  }
  const week: BusinessFacts['hours'] = {}
  for (const line of lines)
    for (const [day, times] of Object.entries(weekIn(parseValues(line, locale))) as [WeekDay, [string, string][]][])
      week[day] = [...(week[day] ?? []), ...times]
  return week
}
