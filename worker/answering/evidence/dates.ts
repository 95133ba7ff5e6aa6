export const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

/** Days are counted in UTC, where none is longer than another. */
const day = (year: number, month: number, date: number): Date => new Date(Date.UTC(year, month, date))
const onward = (from: Date, days: number): Date => new Date(from.getTime() + days * 86_400_000)
/** The `nth` such weekday of a month; the last for 5. */
const nth = (year: number, month: number, weekday: number, which: number): Date => {
  const first = day(year, month, 1)
  const found = onward(first, ((weekday - first.getUTCDay() + 7) % 7) + 7 * (which - 1))
  return found.getUTCMonth() === month ? found : onward(found, -7)
}

/** By the anonymous Gregorian computus. */
const easter = (year: number): Date => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return day(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}

const HOLIDAYS: [RegExp, (year: number) => Date][] = [
  [/\bchristmas eve\b/, (year) => day(year, 11, 24)],
  [/\bnew years? eve\b/, (year) => day(year, 11, 31)],
  [/\bnew years?\b/, (year) => day(year, 0, 1)],
  [/\bboxing day\b/, (year) => day(year, 11, 26)],
  [/\bchristmas\b/, (year) => day(year, 11, 25)],
  [/\bblack friday\b/, (year) => onward(nth(year, 10, 4, 4), 1)],
  [/\bthanksgiving\b/, (year) => nth(year, 10, 4, 4)],
  [/\b(?:july 4(?:th)?|4th of july|fourth of july|independence day)\b/, (year) => day(year, 6, 4)],
  [/\bgood friday\b/, (year) => onward(easter(year), -2)],
  [/\beaster monday\b/, (year) => onward(easter(year), 1)],
  [/\beaster\b/, easter],
  [/\bmemorial day\b/, (year) => nth(year, 4, 1, 5)],
  [/\blabor day\b/, (year) => nth(year, 8, 1, 1)],
  [/\bveterans day\b/, (year) => day(year, 10, 11)],
  [/\bcolumbus day\b/, (year) => nth(year, 9, 1, 2)],
  [/\bjuneteenth\b/, (year) => day(year, 5, 19)],
  [/\b(?:mlk|martin luther king)\b/, (year) => nth(year, 0, 1, 3)],
  [/\bpresidents day\b/, (year) => nth(year, 1, 1, 3)],
  [/\bhalloween\b/, (year) => day(year, 9, 31)],
]

const MONTH = MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')
/** "November 27", "the 27th of November" */
const MONTH_DAY = new RegExp(
  String.raw`\b(?:(${MONTH}) (\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH}))\b`,
)

/** The next time that a day comes round. */
const next = (of: (year: number) => Date, today: Date): Date => {
  const year = today.getUTCFullYear()
  return of(year) < today ? of(year + 1) : of(year)
}

/** The day that a question names by its date or its feast, as "2026-12-25". */
export const dateIn = (line: string, today: string): string | undefined => {
  const from = new Date(`${today}T00:00Z`)
  const feast = HOLIDAYS.find(([name]) => name.test(line))?.[1]
  if (feast) return next(feast, from).toISOString().slice(0, 10)
  const [, month1 = '', date1 = '', date2 = '', month2 = ''] = MONTH_DAY.exec(line) ?? []
  const [name, date] = [month1 || month2, date1 || date2]
  const month = MONTHS.findIndex((one) => name !== '' && one.startsWith(name.slice(0, 3)))
  return month < 0
    ? undefined
    : next((year) => day(year, month, Number(date)), from)
        .toISOString()
        .slice(0, 10)
}

/** The date of the next such weekday, today included. */
export const dateOfDay = (name: string, today: string): string => {
  const from = new Date(`${today}T00:00Z`)
  return onward(from, (WEEKDAYS.indexOf(name) - from.getUTCDay() + 7) % 7)
    .toISOString()
    .slice(0, 10)
}

/** "Friday, December 25" */
export const sayDate = (date: string): string =>
  new Date(`${date}T00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
