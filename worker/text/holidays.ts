import { Temporal } from 'temporal-polyfill'
import type { Language } from '../../contract/languages'
import { Recent } from '../platform/recent'
import publicHolidays from './data/publicHolidays.json'
import { type LocalDay, localDay } from './localDays'
import { lexemesOf } from './values/lexemes'
import { nextHoliday } from './when/resolveDays'
import { holidayIn, whenWords } from './when/words'

const PUBLIC: Record<string, string[]> = publicHolidays
/** Wherever no list says more. */
const EVERYWHERE = ['01-01', '12-25']

/** A holiday that a text names: `on` is its day as `namedDays.json` writes it, `words` what names it. */
export type NamedHoliday = { on: string; words: string }

/** "Xmas eve", "turkey day", "black friday": the holidays that a text names in some languages, as they are celebrated in a country. */
export function holidaysIn(text: string, languages: Iterable<Language>, country: string): NamedHoliday[] {
  const lexemes = lexemesOf(text)
  for (const language of languages) {
    const found: NamedHoliday[] = []
    for (let at = 0; at < lexemes.length; at++) {
      const name = whenWords(language).holiday(lexemes, at)
      const [first, last] = [lexemes[at], lexemes[(name?.end ?? 0) - 1]]
      if (!name || !first || !last) continue
      found.push({ on: holidayIn(name.value, country), words: text.slice(first.start, last.end) })
      at = name.end - 1
    }
    if (found.length > 0) return found
  }
  return []
}

/** The next day of a holiday. */
export function holidayAfter(on: string, { year, month, day }: LocalDay): LocalDay {
  const next = nextHoliday(on, Temporal.PlainDate.from({ year, month, day }))
  return localDay(next.year, next.month, next.day)
}

/** To look for Easter and the like takes longer than to remember what was found for the days around today. */
const known = new Recent<boolean>(500)

/** Whether most of a country is shut on a day: nobody's usual hours are sure to hold. */
export const isPublicHoliday = (day: LocalDay, country: string): boolean =>
  known.get(`${country} ${day.year}-${day.month}-${day.day}`, () =>
    (PUBLIC[country] ?? EVERYWHERE).some((on) => {
      const next = holidayAfter(on, day)
      return next.year === day.year && next.month === day.month && next.day === day.day
    }),
  )
