import { parseValues } from '../../text/parseValues'
import { placeSaid, placesOfList } from '../../text/placeSaid'
import { holdsTerm } from '../../text/terms'
import { ANYWHERE } from '../../text/value'
import type { Statement } from '../statement'
import { LISTED } from '../structured/businessSaid'
import { streetAddressIn } from '../structured/streetAddress'
import HEADINGS from './headings.json'
import type { NewProposal } from './proposalsOf'

const headsAreas = holdsTerm(HEADINGS.areas)
const SERVES = new RegExp(`(?:^|[^\\p{L}])(?:${HEADINGS.serves.join('|')}):?\\s+(.+)$`, 'iu')
const LISTS_AREAS = /^(?:service areas?|areas served|areas we serve|serving):?\s+(.+)$/iu
/** "Westminster and surrounding communities": what follows is nobody's place. */
const AND_MORE = /,?\s+(?:and|&) (?:the )?(?:surrounding|nearby|neighboring|beyond|more).*$/iu
const PLACE = /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|of|the|de|la|del|upon|on)){0,4}(?: \([^()]+\))?$/u
/** "Surrounding areas" is a place that nobody can look up. */
const VAGUE =
  /\b(?:surrounding|nearby|neighboring|beyond|areas?$|more$|other|call|contact|free|learn|view|map|same-day)\b/i
/** What else stands under such a heading. */
const OTHERS = /\b(?:licensed|insured|bonded|certified|since|open|hours)\b/i
const STATE = /^(?:[A-Z]{2}|[A-Z]\.[A-Z]\.)$/
const namesList = holdsTerm([...HEADINGS.areas, ...HEADINGS.areaLists])
const LABELED = /^([^:(]{1,40}):\s+(.+)$/su
const LONGEST = 300
const LONGEST_PLACE = 40

/** Towns and areas under a heading that says so, or in a sentence that does: "We serve Tampa, Brandon and Riverview." */
function areasIn({ kind, text, trail }: Statement): string[] {
  if (text.length > LONGEST || kind === 'faq' || OTHERS.test(text)) return []
  const served = (SERVES.exec(text) ?? LISTS_AREAS.exec(text))?.[1]
  if (served !== undefined) return placesIn(served, 2)
  if (trail.join() === LISTED.areas.heading) return saidToMachines(text)
  const isUnder = trail.some(headsAreas)
  if (!isUnder) return []
  const [town = '', on, ...more] = text.split(' | ')
  const isOnTerms = on !== undefined && more.length === 0 && placeSaid(`${town} – ${on}`).terms !== undefined
  return isOnTerms
    ? placesIn(`${town} (${on})`, 1)
    : placesIn(text, kind === 'sentence' && text.length > LONGEST_PLACE ? 2 : 1)
}

/** "Westminster, Maryland and surrounding communities": the town. */
function saidToMachines(text: string): string[] {
  const [town = ''] = text.replace(AND_MORE, '').split(',')
  return town.trim() && town.length <= LONGEST_PLACE ? [town.trim()] : []
}

/** All of a list, or none where something in it is no place; what is vague is left out. What a place is served on stays with it. */
function placesIn(text: string, fewest: number): string[] {
  const [, label = '', rest = text] = LABELED.exec(text) ?? []
  const list = rest
    .replace(AND_MORE, '')
    .replace(/[.!]\s*$/, '')
    .trim()
  const named = placesOfList(list)
    .map(placeSaid)
    .filter(({ place }) => !VAGUE.test(place) && !STATE.test(place))
  if (named.length < fewest || !named.every(({ place }) => PLACE.test(place))) return []
  const ofAll = saysNoMore(label) ? undefined : label.charAt(0).toLowerCase() + label.slice(1)
  return named.map(({ place, terms }) => {
    const all = [ofAll, terms].filter(Boolean).join(', ')
    return all ? `${place} (${all})` : place
  })
}

/** "Cumberland County:", "Towns:" say nothing of the towns behind them; "Thursdays:" and "By arrangement:" do. */
const saysNoMore = (label: string): boolean =>
  label === '' ||
  namesList(label) ||
  (PLACE.test(label) && /\s/.test(label) && parseValues(label, ANYWHERE).length === 0)

/** A line that lists places where they are listed, whether or not all of them can be read. */
export const isListOfAreas = ({ text, trail }: Statement): boolean =>
  placesOfList(text).filter((part) => PLACE.test(placeSaid(part).place)).length > 1 &&
  !OTHERS.test(text) &&
  (LISTS_AREAS.test(text) || headsAreas(trail.at(-1) ?? ''))

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
