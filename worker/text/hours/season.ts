import SEASONS from '../data/seasons.json'
import { toAt } from '../values/bounds'
import { monthAt } from '../values/dates'
import { lexemesOf } from '../values/lexemes'
import { isMark, type Lexemes } from '../values/parser'
import { listBooks } from '../values/phrases'

/** A part of the year that something holds for; without `months` it isn't said which: "rest of the year". */
export type Season = { months?: ReadonlySet<number> }

const { spring, summer, fall, winter, other } = listBooks(SEASONS.names)
const { before: beforeAt, after: afterAt } = listBooks({ before: SEASONS.before, after: SEASONS.after })
/** Their first months where it is summer in July. */
const FIRST_MONTHS = [
  [spring, 3],
  [summer, 6],
  [fall, 9],
  [winter, 12],
] as const
const LONGEST_BEFORE = 3
const ENDS_NAME = /^[:|(\n-]$/
const SOUTH: ReadonlySet<string> = new Set(SEASONS.south)

/** "Summer hours (June – August)", "Winter:", "May – December", "rest of the year"; a town of that name is none: "Winter Park". */
export function seasonIn(text: string, country = 'US'): Season | undefined {
  const lexemes = lexemesOf(text)
  const months = monthsIn(lexemes)
  if (months.size > 0) return { months }
  for (let at = 0; at < lexemes.length; at++) {
    const unnamed = other(lexemes, at)
    if (unnamed) return {}
    for (const [nameAt, first] of FIRST_MONTHS) {
      const name = nameAt(lexemes, at)
      if (name && isTold(lexemes, at, name.end))
        return { months: monthsFrom(first + (SOUTH.has(country) ? 6 : 0), first + 2 + (SOUTH.has(country) ? 6 : 0)) }
    }
  }
  return undefined
}

/** What stands around the name of a season says that it is one. */
function isTold(lexemes: Lexemes, start: number, end: number): boolean {
  const next = lexemes[end]
  const isAlone = start === 0 && (next === undefined || ENDS_NAME.test(next.text))
  const isLed = [1, 2, LONGEST_BEFORE].some((length) => beforeAt(lexemes, start - length)?.end === start)
  return isAlone || isLed || afterAt(lexemes, end) !== undefined
}

/** Months that are named without a day or a year: "Jan – Apr" are four, "in July and August" two. */
function monthsIn(lexemes: Lexemes): Set<number> {
  const months = new Set<number>()
  const isDigits = (at: number) => lexemes[at]?.kind === 'digits'
  const plainAt = (at: number) => {
    const found = monthAt(lexemes, at)
    return found && !isDigits(at - 1) && !isDigits(found.end) ? found : undefined
  }
  for (let at = 0; at < lexemes.length; at++) {
    const first = plainAt(at)
    if (!first) continue
    const upTo = toAt(lexemes, isMark(lexemes[first.end], '.') ? first.end + 1 : first.end)
    const last = upTo && plainAt(upTo.end)
    // "Mar" is Tuesday in Spanish, and "may" a word: a short name by itself is no month.
    if (!last && first.isWeak) continue
    for (const month of monthsFrom(Number(first.value), Number((last ?? first).value))) months.add(month)
    at = (last ?? first).end - 1
  }
  return months
}

const YEAR = 12
function monthsFrom(first: number, last: number): Set<number> {
  const length = (((last - first) % YEAR) + YEAR) % YEAR
  return new Set(Array.from({ length: length + 1 }, (_, at) => ((first - 1 + at) % YEAR) + 1))
}

type Said = { text: string; trail: readonly string[] }
/** What a line of hours holds for, where that is only a part of the year: by its own words or its heading's. */
export const seasonOf = ({ text, trail }: Said, country?: string): Season | undefined =>
  seasonIn(text, country) ?? seasonIn(trail.at(-1) ?? '', country)
