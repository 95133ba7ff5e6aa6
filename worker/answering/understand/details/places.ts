import { parseValues } from '../../../text/parseValues'
import { isStop } from '../../../text/stopWords'
import { tokensOf } from '../../../text/terms'
import { ANYWHERE } from '../../../text/value'
import { isTaken, listFinder, type Part } from './lists'

const TYPE =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|pl|circle|terrace|trail|highway|hwy|parkway|pkwy'
/** "88 Plymouth Lane, Lexington": the town begins with capitals. */
const STREET = new RegExp(
  `(?<![\\p{L}\\p{Sc}\\d.:/-])\\d{1,6}[a-z]?\\s+((?:[\\p{L}\\d.'’-]+\\s+){1,3})(?:${TYPE})\\b\\.?(?-i:(?:,?\\s(?:(?:apt|unit|suite|ste|Apt|Unit|Suite|Ste)\\.?\\s\\w+|#\\w+))?(?:,?[^\\S\\n]+\\p{Lu}\\p{L}+){0,3}(?:\\s\\d{5})?)`,
  'giu',
)
/** Words that stand behind a number otherwise, too: "5 star place", "2 jobs on the way". */
const AMBIGUOUS = /\b(?:drive|dr|court|ct|way|place|pl|circle|terrace|trail|st)\b/iu
/** What stands right after "my address is": up to a comma, and a town behind it. */
const LABELED =
  /^[\s:,]*((?:[^.!?;,\n。，！？؟،]|\.(?=\s?\d)){4,80}(?:,\s\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){0,2}(?=\W|$))?)/u

/** How far what denies it stands before an address, in words: "not at 12 Oak Street". */
const BEFORE = 3
/** "Are you the one on 40 Main Street?" asks of a place that may be anybody's. */
const CLAUSE_END = /[.!;,\n，،。]|[?？؟]/u

const find = listFinder('ownPlace', 'formerPlace')

/** Where somebody lives or wants something done, as far as a text says so; what they take back is left out, and the last is what holds. */
export function placesIn(text: string): Part[] {
  const line = text.normalize('NFC')
  const tokens = tokensOf(line)
  const hits = find(tokens)
  // "After 3:30 I drive the school bus", "a 10 minute drive": a time, and no house.
  const others = parseValues(line, ANYWHERE).filter(({ kind }) => kind !== 'count')
  const isLabeled = (start: number) =>
    hits.some(({ list, to }) => list === 'ownPlace' && /^[\s:,]*$/.test(line.slice(tokens[to - 1]?.end, start)))
  const streets = [...line.matchAll(STREET)].flatMap(({ 0: value, 1: name = '', index: start }) => {
    const words = name.trim().split(/\s+/)
    const isSure = !AMBIGUOUS.test(value) || /\p{Lu}/u.test(value) || isLabeled(start)
    const isNamed =
      isSure &&
      words.every((word) => !isStop(word.toLowerCase(), 'en')) &&
      words.some((word) => /\p{L}{2}|\d/u.test(word))
    return isNamed ? [{ start, end: start + value.length, value: value.trim() }] : []
  })
  const labeled = hits.flatMap(({ list, to }) => {
    const from = tokens[to - 1]?.end ?? line.length
    const [value = ''] = list === 'ownPlace' ? (LABELED.exec(line.slice(from)) ?? []) : []
    const said = /\d/.test(value) && /\p{L}{2}|\p{Script=Han}/u.test(value) ? value.replace(/^[\s:,]+/, '').trim() : ''
    const start = from + value.indexOf(said)
    const isStreet = streets.some((street) => street.start < from + value.length && street.end > from)
    return said === '' || isStreet ? [] : [{ start, end: start + said.length, value: said }]
  })
  const isAsked = (end: number) => /[?？؟]/u.test(CLAUSE_END.exec(line.slice(end))?.[0] ?? '')
  const isFormer = (start: number) => {
    const at = tokens.findIndex((token) => token.start >= start)
    return hits.some(({ list, to }) => list === 'formerPlace' && to <= at && at - to < BEFORE)
  }
  return [...streets, ...labeled]
    .filter((part) => !isTaken(others, part) && !isFormer(part.start) && (isLabeled(part.start) || !isAsked(part.end)))
    .toSorted((a, b) => a.start - b.start)
}
