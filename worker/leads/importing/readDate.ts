import { MONTH_FIRST } from '../../text/values/dates'

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/
const CLOCK = /[T ,]\s*(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?/i
const WITH_OFFSET = /\d(Z|[+-]\d{2}:?\d{2})$/

type Place = { country: string; timeZone: string }

/** `readDate('11/21/2026 2:05 PM', { country: 'US', … })` → milliseconds, in the business's time zone; null if it is no date. */
export function readDate(text: string, { country, timeZone }: Place): number | null {
  if (YEAR_FIRST.test(text) && WITH_OFFSET.test(text)) {
    const at = Date.parse(text.replace(' ', 'T'))
    return Number.isNaN(at) ? null : at
  }
  const day = dayOf(text, country)
  if (!day) return null
  const [, hour = '0', minute = '0', half] = CLOCK.exec(text) ?? []
  const local = Date.UTC(day.year, day.month - 1, day.day, hourOf(Number(hour), half), Number(minute))
  return isThatDay(local, day) ? fromLocal(local, timeZone) : null
}

type Day = { year: number; month: number; day: number }

function dayOf(text: string, country: string): Day | null {
  const first = YEAR_FIRST.exec(text)
  if (first) return { year: Number(first[1]), month: Number(first[2]), day: Number(first[3]) }
  const last = YEAR_LAST.exec(text)
  if (!last) return null
  const [one, two, year] = [Number(last[1]), Number(last[2]), Number(last[3])]
  // 21/11/2026 has its day first even in a country that writes it second.
  const isMonthFirst = two > 12 || (one <= 12 && MONTH_FIRST.has(country))
  return isMonthFirst ? { year, month: one, day: two } : { year, month: two, day: one }
}

const hourOf = (hour: number, half: string | undefined) =>
  half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour

const isThatDay = (at: number, { year, month, day }: Day) => {
  const date = new Date(at)
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** The time at which clocks of the zone show this; twice, since the offset is that of the time itself. */
function fromLocal(local: number, timeZone: string): number {
  const once = local - offsetAt(local, timeZone)
  return local - offsetAt(once, timeZone)
}

function offsetAt(at: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000
}
