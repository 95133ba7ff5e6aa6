import { parseCount } from '../values/counts'
import { parseMeasure } from '../values/measures'
import { parseMoney } from '../values/money'
import { numberAt } from '../values/numbers'
import type { Parser } from '../values/parser'
import type { Reading } from './pieces'

/** Numbers that say no time: "2 hours", "$3", "4 bedrooms". */
const OTHERS: readonly Parser[] = [parseMeasure, parseMoney, parseCount]

/** Where something ends that is no time. */
export function otherEnd({ lexemes, words, input }: Reading, at: number): number | undefined {
  const label = words.label(lexemes, at)
  if (label && lexemes[label.end]?.kind === 'digits') return label.end + 1
  for (const parse of OTHERS) {
    const found = parse(input, at)
    // "Is 2 ok" counts nothing.
    const isNothing =
      found?.content.kind === 'count' &&
      (found.content.of === undefined || (words.affirms(lexemes, at + 1) ?? words.side(lexemes, at + 1)) !== undefined)
    if (found && !isNothing) return found.end
  }
  return undefined
}

/** Days of a month, hours, and "430". */
const MAYBE_TIME = /^(?:\d|[1-3]\d|4[05]|(?:\d|[01]\d|2[0-3])[0-5][05])$/

/** A number or the name of a day that nothing was made of. */
export function unreadAt({ lexemes, words }: Reading, at: number): boolean {
  const { kind = 'mark', text = '' } = lexemes[at] ?? {}
  const isYear = /^(?:19|20)\d\d$/.test(text)
  if (kind === 'digits') return !isYear && MAYBE_TIME.test(text)
  if (text.length <= 3) return false
  // "Five to six" is an hour, or 5:55; "twenty past four".
  const number = numberAt(lexemes, at)
  const range = number?.inWords ? (words.range(lexemes, number.end) ?? words.side(lexemes, number.end)) : undefined
  if (range && numberAt(lexemes, range.end)) return true
  return (words.day(lexemes, at) ?? words.bare(lexemes, at)) !== undefined
}
