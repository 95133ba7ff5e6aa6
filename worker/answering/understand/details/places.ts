import { parseValues } from '../../../text/parseValues'
import { streetsIn } from '../../../text/streets'
import { tokensOf } from '../../../text/terms'
import { ANYWHERE } from '../../../text/value'
import { isTaken, listFinder, type Part } from './lists'

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
  const streets = streetsIn(line).filter(({ isSure, start }) => isSure || isLabeled(start))
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
