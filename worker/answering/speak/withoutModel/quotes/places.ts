import { PLACES_MAX, type Place } from '../../../../../contract/chat'
import type { Statement } from '../../../../knowledge'
import type { Evidence } from '../../../gather/evidence'
import { weigh } from './gate'
import { isBeside, passageAt } from './passage'
import { asLine, titleOf } from './sayQuote'

const LONGEST_LINE = 160
const LONGEST_PLACE = 240

/** Places of the site that are likeliest to help, each under another heading than `said`, with what stands beside it there. */
export function placesFor(evidence: Evidence, lookup: string, said?: Statement): Place[] {
  const places = new Map<string, Place>()
  for (const { statement } of weigh(evidence, lookup)) {
    const { source, trail } = statement
    const key = [source.url, ...trail].join('\n')
    if (source.kind !== 'site' || !source.url || places.has(key) || (said && isBeside(said, statement))) continue
    const beside = evidence.statements.filter((one) => isBeside(one, statement))
    const text = passageAt(statement, beside, lineOf, LONGEST_PLACE)
    if ([...places.values()].some((place) => place.text === text)) continue
    places.set(key, {
      title: statement.kind === 'faq' ? (trail.at(-1) ?? '') : titleOf(statement),
      url: source.url,
      text,
    })
    if (places.size === PLACES_MAX) break
  }
  return [...places.values()]
}

/** At most 160 characters, whole words; what ends without a mark is closed by one. */
function lineOf({ text }: Statement): string {
  const line = asLine(text.split(' | '))
  if (line.length <= LONGEST_LINE) return /[\p{L}\p{N}\p{Sc})%+]$/u.test(line) ? `${line}.` : line
  const cut = line.slice(0, LONGEST_LINE - 1)
  const at = cut.lastIndexOf(' ')
  return `${(at > 0 ? cut.slice(0, at) : cut).replace(/[,;:]$/, '')}…`
}
