import { MONTHS } from '../evidence/dates'
import { fold } from './fold'
import { TONGUES, type TongueCode } from './tongue'

/** As that language writes a month beside a day: "listopada", not "listopad". */
const namesIn = (code: TongueCode): Map<string, string> =>
  new Map(
    MONTHS.flatMap((english, at) => {
      const date = new Date(Date.UTC(2024, at, 15))
      const parts = new Intl.DateTimeFormat(code, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatToParts(
        date,
      )
      const name = parts.find(({ type }) => type === 'month')?.value
      return name === undefined ? [] : [[fold(name), english]]
    }),
  )
const NAMES = new Map(TONGUES.map((code) => [code, namesIn(code)]))
/** "11月26日", "26 thang 11" */
const IN_FIGURES: Partial<Record<TongueCode, { pattern: RegExp; month: 1 | 2 }>> = {
  zh: { pattern: /(\d{1,2}) ?月 ?(\d{1,2}) ?[日号號]?/g, month: 1 },
  vi: { pattern: /(\d{1,2}) ?thang ?(\d{1,2})/g, month: 2 },
}

/** A day of the year with its month in English, where it stands beside its number. */
export function withDates(code: TongueCode, line: string): string {
  const figures = IN_FIGURES[code]
  if (figures)
    return line.replace(figures.pattern, (said, first: string, second: string) => {
      const [month, day] = figures.month === 1 ? [first, second] : [second, first]
      const name = MONTHS[Number(month) - 1]
      return name === undefined ? said : ` ${name} ${day} `
    })
  const names = NAMES.get(code) ?? new Map<string, string>()
  const any = [...names.keys()].join('|')
  return line.replace(
    new RegExp(`(\\d{1,2})[.ºo]? (?:de |di )?(${any})(?!\\p{L})`, 'gu'),
    (_, day: string, month: string) => `${names.get(month)} ${day}`,
  )
}
