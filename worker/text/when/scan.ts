import { editDistance } from '../editDistance'
import { andAt } from '../values/bounds'
import { parseCount } from '../values/counts'
import { type Lexeme, lexemesOf } from '../values/lexemes'
import { parseMeasure } from '../values/measures'
import { parseMoney } from '../values/money'
import type { Parser } from '../values/parser'
import { type Content, isDayContent, type Part, type Reader, type Reading, type Side } from './parts'
import { contentsOf, readAhead, readDate, readDays, readEdge, shiftAt } from './readDays'
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
const READERS: readonly Reader[] = [readAhead, readEdge, readDays, readDate, readSpan, readPhrase, readClock]
/** Numbers that say no time: "2 hours", "$3", "4 bedrooms". */
const OTHERS: readonly Parser[] = [parseMeasure, parseMoney, parseCount]

/** "Not on the", "not too", "can't do it": so much may stand between. */
const FAR = 3
const MISSPELT_FROM = 6

/** All that a text says of a time, in reading order. */
export function scan(text: string, words: WhenWords, country: string): Part[] {
  const parts: Part[] = []
  const reading: Reading = { lexemes: lexemesOf(text).map(spelled), words, country, before: parts }
  const { lexemes } = reading
  let isListed = false
  let not: number | undefined
  let side: { value: Side | undefined; end: number } | undefined
  let shift: { days: number; end: number } | undefined
  for (let at = 0; at < lexemes.length; ) {
    const shifted = shiftAt(reading, at)
    if (shifted) {
      shift = shifted
      at = shifted.end
      continue
    }
    const denied = words.not(lexemes, at)
    const read = longest(reading, at)
    // "Anytime but Mondays" is no "anytime".
    const found = read && denied && denied.end > read.end ? undefined : read
    if (found) {
      const last = parts.at(-1)
      const isNot = not !== undefined ? at - not <= FAR : isListed && last?.isNot === true && last.end >= at - 2
      const content =
        found.content === MORGEN && last && last.end === at && isDayContent(last.content) ? MORNING : found.content
      for (const one of content)
        parts.push({
          content: one,
          start: at,
          end: found.end,
          isListed: isListed && !isApposed(lexemes[at - 1], last, one),
          isNot,
          side: isDayContent(one) && side?.end === at ? side.value : undefined,
          shift: isDayContent(one) && shift?.end === at ? shift.days : undefined,
        })
      at = found.end
      isListed = false
      not = side = shift = undefined
      continue
    }
    if (denied && lexemes[denied.end]?.kind !== 'mark') not = denied.end
    const bound = words.side(lexemes, at)
    if (bound) side = { value: senseOf<Side>(bound), end: articleEnd(reading, bound.end) }
    const and = andAt(lexemes, at)
    if (and) isListed = true
    const other = denied ?? bound ?? and
    at = other?.end ?? otherEnd(reading, at) ?? at + 1
  }
  return parts
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

const OFTEN_MISSPELT = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'tomorrow',
  'afternoon',
  'morning',
  'evening',
  'weekend',
]

/** "Wedensday", "tommorow": one letter wrong, missing, too many, or two changed about. */
function spelled(lexeme: Lexeme): Lexeme {
  if (lexeme.kind !== 'word' || lexeme.text.length < MISSPELT_FROM) return lexeme
  const meant = OFTEN_MISSPELT.find((word) => word !== lexeme.text && editDistance(lexeme.text, word, 1) <= 1)
  const isPlural = OFTEN_MISSPELT.includes(lexeme.text.replace(/s$/, ''))
  return meant && !isPlural ? { ...lexeme, text: meant, bare: meant, written: meant } : lexeme
}
