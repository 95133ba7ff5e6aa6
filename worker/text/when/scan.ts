import { editDistance } from '../editDistance'
import { andAt } from '../values/bounds'
import { parseCount } from '../values/counts'
import { type Lexeme, lexemesOf } from '../values/lexemes'
import { parseMeasure } from '../values/measures'
import { parseMoney } from '../values/money'
import type { Parser } from '../values/parser'
import { type Content, type Found, isDayContent, type Part, type Reader, type Reading, type Side } from './parts'
import {
  contentsOf,
  readAhead,
  readBetween,
  readDate,
  readDays,
  readEdge,
  readNth,
  readPast,
  shiftAt,
} from './readDays'
import { readClock, readSpan } from './readTimes'
import { senseOf, type WhenWords } from './words'

const readPhrase: Reader = ({ lexemes, words }, at) => {
  const found = words.value(lexemes, at)
  if (!found) return undefined
  return { content: found.value === 'morgen' ? MORGEN : contentsOf(found.value), end: found.end }
}
/** German says tomorrow and morning with one word. */
const MORGEN: Content[] = [{ kind: 'offset', days: 1, isNamed: true }]
const MORNING: Content[] = [{ kind: 'part', from: 0, to: 720 }]

/** The longest wins; of two of the same length the first. */
const READERS: readonly Reader[] = [
  readPast,
  readAhead,
  readNth,
  readBetween,
  readEdge,
  readDays,
  readDate,
  readSpan,
  readPhrase,
  readClock,
]
/** Numbers that say no time: "2 hours", "$3", "4 bedrooms". */
const OTHERS: readonly Parser[] = [parseMeasure, parseMoney, parseCount]

/** "Not on the", "not too", "can't do it": so much may stand between. */
const FAR = 3

/** All that a text says of a time, in reading order. */
export function scan(text: string, words: WhenWords, country: string): Part[] {
  const parts: Part[] = []
  const reading: Reading = {
    lexemes: lexemesOf(text).map((lexeme) => spelled(lexeme, words)),
    words,
    country,
    before: parts,
  }
  const { lexemes } = reading
  const restarts: number[] = []
  let isListed = false
  let not: number | undefined
  let side: { value: Side | undefined; end: number } | undefined
  let shift: { days: number; end: number } | undefined
  for (let at = 0; at < lexemes.length; ) {
    const shifted = shiftAt(reading, at)
    if (shifted && isDayAt(reading, shifted.end)) {
      shift = shifted
      at = shifted.end
      continue
    }
    const restart = words.restart(lexemes, at)
    if (restart) {
      restarts.push(parts.length)
      at = restart.end
      continue
    }
    const denied = words.not(lexemes, at)
    const read = longest(reading, at)
    // "Anytime but Mondays" is no "anytime".
    const found = read && denied && denied.end > read.end ? undefined : read
    if (found) {
      const last = parts.at(-1)
      const isNot =
        not !== undefined
          ? at - not <= FAR
          : isListed && last?.isNot === true && last.end >= at - 2 && isAlike(last, found)
      const content =
        found.content === MORGEN && last && last.end === at && isDayContent(last.content) ? MORNING : found.content
      for (const [nth, one] of content.entries())
        parts.push({
          content: one,
          start: at,
          end: found.end,
          isListed: (found.isList === true && nth > 0) || (isListed && !isApposed(lexemes[at - 1], last, one)),
          isNot,
          side: isDayContent(one) && side?.end === at ? side.value : undefined,
          shift: isDayContent(one) && shift?.end === at ? shift.days : undefined,
        })
      at = found.end
      isListed = false
      not = side = shift = undefined
      continue
    }
    const isLast = parts.at(-1)?.end === at
    const denial = isLast ? words.notAfter(lexemes, at) : undefined
    // "I work until 4" says what is possible.
    const closed = denial && words.side(lexemes, denial.end - 1) ? undefined : denial
    if (isLast && (closed || (denied && isEnd(lexemes[denied.end])))) deny(parts)
    else if (denied && !isEnd(lexemes[denied.end])) not = denied.end
    const bound = words.side(lexemes, at)
    if (bound) side = { value: senseOf<Side>(bound), end: articleEnd(reading, bound.end) }
    const and = andAt(lexemes, at)
    if (and) isListed = true
    const other = closed ?? denied ?? bound ?? and
    at = other?.end ?? otherEnd(reading, at) ?? at + 1
  }
  // "I have Friday, could we move it to Monday?"
  const restart = restarts.findLast((from) => parts.slice(from).some(({ content }) => isDayContent(content)))
  return parts.slice(restart)
}

/** "Not Tuesday, mornings only": of a list are pieces of one sort. */
const isAlike = ({ content }: Part, { content: [first] }: Found): boolean =>
  first !== undefined && isDayContent(content) === isDayContent(first)

const isDayAt = (reading: Reading, at: number): boolean =>
  [at, articleEnd(reading, at)].some((start) => longest(reading, start)?.content.some(isDayContent))

const isEnd = (lexeme: Lexeme | undefined): boolean => lexeme === undefined || lexeme.kind === 'mark'

/** "Monday and Tuesday I can't": what was named last, with all of its list. */
function deny(parts: Part[]): void {
  for (const part of parts.toReversed()) {
    part.isNot = true
    if (!part.isListed) return
  }
}

/** "Tuesday, December 1" is one day. */
const isApposed = (mark: Lexeme | undefined, last: Part | undefined, { kind }: Content): boolean =>
  mark?.text === ',' && last?.content.kind === 'days' && (kind === 'date' || kind === 'dayOfMonth' || kind === 'either')

const articleEnd = ({ lexemes, words }: Reading, at: number): number => words.article(lexemes, at)?.end ?? at

function longest(reading: Reading, at: number) {
  const found = READERS.flatMap((read) => read(reading, at) ?? []).filter(({ content }) => content.length > 0)
  return found.toSorted((one, other) => other.end - one.end)[0]
}

function otherEnd({ lexemes, country }: Reading, at: number): number | undefined {
  if (lexemes[at]?.kind === 'mark') return undefined
  for (const parse of OTHERS) {
    const found = parse({ lexemes, locale: { country, currency: 'USD' }, before: [] }, at)
    if (found) return found.end
  }
  return undefined
}

const SHORTEST = 6
/** From so many letters on two slips are forgiven. */
const LONG = 8
const UMLAUT = /([aou])e/g

/** As it is written in a language; "uebermorgen" for "übermorgen". */
const inOwnLetters = (text: string, { known, language }: WhenWords): string =>
  language === 'de' && !known.has(text) ? text.replace(UMLAUT, '$1') : text

export const isKnown = ({ bare }: Lexeme, words: WhenWords): boolean => words.known.has(inOwnLetters(bare, words))

/** "Wedensday", "tommorow": a letter wrong, missing, too many, or two changed about. */
function spelled(lexeme: Lexeme, words: WhenWords): Lexeme {
  const { kind, text } = lexeme
  if (kind !== 'word' || text.length < SHORTEST || words.known.has(text)) return lexeme
  const own = inOwnLetters(text, words)
  const meant = words.known.has(own) ? own : misspelt(text, words.vocabulary)
  return meant === undefined ? lexeme : { ...lexeme, text: meant, bare: meant, written: meant }
}

function misspelt(text: string, vocabulary: ReadonlySet<string>): string | undefined {
  const isPlural = vocabulary.has(text.replace(/s$/, ''))
  if (isPlural) return undefined
  const limit = text.length >= LONG ? 2 : 1
  return [...vocabulary].find((word) => word[0] === text[0] && editDistance(text, word, limit) <= limit)
}
