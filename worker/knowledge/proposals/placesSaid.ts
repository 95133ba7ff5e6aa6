import { atWordStart, spacedWords } from '../../text/wordStarts'
import type { Statement } from '../statement'
import { LISTED } from '../structured/businessSaid'
import { streetAddressIn } from '../structured/streetAddress'
import HEADINGS from './headings.json'
import type { NewProposal } from './proposalsOf'

const HEADS_AREAS = HEADINGS.areas.map(atWordStart)
const SERVES = /\b(?:we|i|proudly|also)(?: (?:also|proudly|happily))? (?:serve|serving|cover|service)\s+(.+)$/iu
const LISTS_AREAS = /^(?:service areas?|areas served|areas we serve|serving):?\s+(.+)$/iu
/** "Westminster and surrounding communities": what follows is nobody's place. */
const AND_MORE = /,?\s+(?:and|&) (?:the )?(?:surrounding|nearby|neighboring|beyond|more).*$/iu
const PART = /\s*(?:[,;·|•]|\band\b|&)\s*/iu
const PLACE = /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|of|the|de|la|del|upon|on)){0,4}$/u
/** "Surrounding areas" is a place that nobody can look up. */
const VAGUE =
  /\b(?:surrounding|nearby|neighboring|beyond|areas?$|more$|other|call|contact|free|learn|view|map|same-day)\b/i
/** What else stands under such a heading. */
const OTHERS = /\b(?:licensed|insured|bonded|certified|since|open|hours)\b/i
const STATE = /^(?:[A-Z]{2}|[A-Z]\.[A-Z]\.)$/
const LONGEST = 300
const LONGEST_PLACE = 40

/** Towns and areas under a heading that says so, or in a sentence that does: "We serve Tampa, Brandon and Riverview." */
function areasIn({ kind, text, trail }: Statement): string[] {
  if (text.length > LONGEST || kind === 'faq' || OTHERS.test(text)) return []
  const served = (SERVES.exec(text) ?? LISTS_AREAS.exec(text))?.[1]
  if (served !== undefined) return placesIn(served, 2)
  if (trail.join() === LISTED.areas.heading) return saidToMachines(text)
  const isUnder = trail.some((heading) => HEADS_AREAS.some((words) => spacedWords(heading).includes(words)))
  return isUnder ? placesIn(text, kind === 'sentence' && text.length > LONGEST_PLACE ? 2 : 1) : []
}

/** "Westminster, Maryland and surrounding communities": the town. */
function saidToMachines(text: string): string[] {
  const [town = ''] = text.replace(AND_MORE, '').split(',')
  return town.trim() && town.length <= LONGEST_PLACE ? [town.trim()] : []
}

/** All of a list, or none where something in it is no place; what is vague is left out. */
function placesIn(text: string, fewest: number): string[] {
  const parts = text
    .replace(/\([^)]*\)/g, '')
    .replace(AND_MORE, '')
    .replace(/[.!]\s*$/, '')
    .trim()
    .split(PART)
  const named = parts.filter((part) => part && !VAGUE.test(part) && !STATE.test(part))
  return named.length >= fewest && named.every((part) => PLACE.test(part)) ? named : []
}

export const proposalsOfAreas = (statement: Statement): NewProposal[] =>
  areasIn(statement).map((area) => ({
    kind: 'areas',
    text: area,
    source: statement.source,
    facts: { areas: [area] },
  }))

/** What stands in lines under each other is one address. */
export function proposalsOfAddresses(statements: readonly Statement[], country: string): NewProposal[] {
  const blocks = [...Map.groupBy(statements, ({ block }) => block).values()]
  return blocks.flatMap((lines): NewProposal[] => {
    const source = lines[0]?.source
    const single = lines.flatMap((line) => addressIn(line.text, country) ?? [])
    const found = single.length > 0 ? single : [addressIn(lines.map(({ text }) => text).join(', '), country) ?? '']
    return found.flatMap((text) =>
      source && text ? { kind: 'addresses', text, source, facts: { addresses: [text] } } : [],
    )
  })
}
const addressIn = (text: string, country: string) => streetAddressIn(text.replaceAll(' | ', ', '), country)
