import { PLACES_MAX, type Place } from '../../../../../contract/chat'
import type { Statement } from '../../../../knowledge/statement'
import type { Evidence } from '../../../gather/evidence'
import { weigh } from './gate'
import { titleOf } from './sayQuote'

const LONGEST_LINE = 160
const LONGEST_PLACE = 240

/** Places of the site that are likeliest to help, each under another heading, with what stands beside it there. */
export function placesFor(evidence: Evidence, lookup: string): Place[] {
  const places = new Map<string, Place>()
  for (const { statement } of weigh(evidence, lookup)) {
    const { source } = statement
    const key = sectionOf(statement)
    if (source.kind !== 'site' || !source.url || places.has(key)) continue
    const text = passageAt(statement, evidence)
    if ([...places.values()].some((place) => place.text === text)) continue
    places.set(key, { title: titleOf(statement), url: source.url, text })
    if (places.size === PLACES_MAX) break
  }
  return [...places.values()]
}

const sectionOf = ({ source, trail }: Statement): string => [source.url, ...trail].join('\n')

/** The statement and what follows it under its heading, then what goes before, as far as there is room. */
function passageAt(statement: Statement, { statements }: Evidence): string {
  const section = statements.filter((one) => one.source.kind === 'site' && sectionOf(one) === sectionOf(statement))
  const at = section.indexOf(statement)
  const lines = [lineOf(statement)]
  const room = () => LONGEST_PLACE - lines.join(' ').length
  for (const next of section.slice(at + 1)) {
    if (lineOf(next).length + 1 > room()) break
    lines.push(lineOf(next))
  }
  for (const before of section.slice(0, at).toReversed()) {
    if (lineOf(before).length + 1 > room()) break
    lines.unshift(lineOf(before))
  }
  return lines.join(' ')
}

/** At most 160 characters, whole words; what ends without a mark is closed by one. */
function lineOf({ text }: Statement): string {
  const line = text.replaceAll(' | ', ': ')
  if (line.length <= LONGEST_LINE) return /[\p{L}\p{N})%]$/u.test(line) ? `${line}.` : line
  const cut = line.slice(0, LONGEST_LINE - 1)
  const at = cut.lastIndexOf(' ')
  return `${(at > 0 ? cut.slice(0, at) : cut).replace(/[,;:]$/, '')}…`
}
