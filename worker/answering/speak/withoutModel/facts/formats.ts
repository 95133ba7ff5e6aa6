import { WEEK_DAYS, type WeekDay } from '../../../../../contract/facts'
import { Recent, remembering } from '../../../../platform/recent'
import { formatOf } from '../../../../text/formatOf'
import { DAY_MINUTES, type Span } from '../../../../text/hours/span'
import type { LocalDay } from '../../../../text/localDays'
import { PHRASES, type Speaking } from '../speaking'

const HALF_DAY_LANGUAGE = 'en'

const locales = new Recent<string>(200)
/** The visitor's language as it is written where the business is, with the digits that a phone has. */
const localeOf = ({ question: { profile }, understood: { language } }: Speaking): string =>
  locales.get(`${language} ${profile.country}`, () =>
    new Intl.Locale(language, { region: profile.country, numberingSystem: 'latn' }).toString(),
  )

/** "9 AM", "12:30 PM", "17:00", "midnight". */
export function timeText(speaking: Speaking, minutes: number): string {
  if (minutes === DAY_MINUTES) return PHRASES[speaking.understood.language].midnight
  const short = speaking.understood.language === HALF_DAY_LANGUAGE && minutes % 60 === 0
  // Times of the day are written so in English wherever the business is: "9 AM".
  const locale = speaking.understood.language === HALF_DAY_LANGUAGE ? 'en-US' : localeOf(speaking)
  const text = formatOf(locale, { hour: 'numeric', ...(!short && { minute: '2-digit' }) }).format(
    new Date(Date.UTC(2000, 0, 1, 0, minutes % DAY_MINUTES)),
  )
  return text.replace(/[\u202f\u00a0]/g, ' ')
}

export function spansText(speaking: Speaking, spans: readonly Span[]): string {
  const { span } = PHRASES[speaking.understood.language]
  return listText(
    speaking,
    spans.map(({ from, to }) => {
      const [first, last] = [timeText(speaking, from), timeText(speaking, to)]
      return span.replace('{from}', first).replace('{to}', last)
    }),
  )
}

const lists = remembering(50, (language) => new Intl.ListFormat(language, { type: 'conjunction' }))
/** "a, b and c". */
export const listText = ({ understood }: Speaking, items: readonly string[]): string =>
  lists(understood.language).format(items)

/** "Monday", "Monday – Friday". */
export function daysText(speaking: Speaking, first: WeekDay, last: WeekDay): string {
  const name = (day: WeekDay) =>
    formatOf(localeOf(speaking), { weekday: 'long' }).format(new Date(Date.UTC(2024, 0, 1 + WEEK_DAYS.indexOf(day))))
  return first === last ? name(first) : `${name(first)} – ${name(last)}`
}

/** "on Friday, December 25". */
export function dateText(speaking: Speaking, { year, month, day, weekDay }: LocalDay): string {
  const { date, days } = PHRASES[speaking.understood.language]
  const text = formatOf(localeOf(speaking), { day: 'numeric', month: 'long' }).format(
    new Date(Date.UTC(year, month - 1, day)),
  )
  return date.replace('{day}', days[weekDay]).replace('{date}', text)
}

const amounts = new Recent<Intl.NumberFormat>(200)
/** A price as the business writes its currency: "$55", "£49.50". */
export function priceText(speaking: Speaking, amount: number, currency = speaking.question.profile.currency): string {
  const isWhole = Number.isInteger(amount)
  const locale = localeOf(speaking)
  const options = { style: 'currency', currency: currency.toUpperCase(), currencyDisplay: 'narrowSymbol' } as const
  return amounts
    .get(
      `${locale} ${currency} ${isWhole}`,
      () => new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: isWhole ? 0 : 2 }),
    )
    .format(amount)
    .replace(/[\u202f\u00a0]/g, ' ')
}
