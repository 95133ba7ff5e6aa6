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
/** "Junction City and Veneta have a $15 trip charge", "Cottage Grove only on Thursdays": places, and on what terms. */
const NAME = String.raw`\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}`
const ON_TERMS = new RegExp(
  `^(?<places>${NAME}(?:, ${NAME})*(?:,? (?:and|&) ${NAME})?) (?:(?:${HEADINGS.haveTerms.join('|')}) )?(?<terms>(?:${HEADINGS.opensTerms.join('|')})(?![\\p{L}]).*?)[.!]?$`,
  'u',
)
const DENIES = new RegExp(`(?:^|[^\\p{L}])(?:${HEADINGS.deniesTerms.join('|')})(?![\\p{L}])`, 'iu')
const LONGEST_TERMS = 50
const COLUMN = /^[^:|]{1,40}:\s+/
const STATE = /^(?:[A-Z]{2}|[A-Z]\.[A-Z]\.)$/
const namesList = holdsTerm([...HEADINGS.areas, ...HEADINGS.areaLists])
const LABELED = /^([^:(]{1,40}):\s+(.+)$/su
const LONGEST = 300
const LONGEST_PLACE = 40

/** Towns and areas under a heading that says so, or in a sentence that does: "We serve Tampa, Brandon and Riverview." */
export function areasIn(statement: Statement): string[] {
  const { kind, text, trail } = statement
  if (text.length > LONGEST || kind === 'faq' || OTHERS.test(text)) return []
  const served = (SERVES.exec(text) ?? LISTS_AREAS.exec(text))?.[1]
  if (served !== undefined) return placesIn(served, 2)
  if (trail.join() === LISTED.areas.heading) return saidToMachines(text)
  const isUnder = trail.some(headsAreas)
  if (!isUnder) return []
  // Told by the day: `proposalsOfRounds`.
  if (roundIn(statement)) return []
  const onTerms = placesOnTerms(text)
  if (onTerms) return onTerms
  const [town = '', on, ...more] = text.split(' | ')
  const isOnTerms = on !== undefined && more.length === 0 && placeSaid(`${town} – ${on}`).terms !== undefined
  return isOnTerms
    ? placesIn(`${town} (${on})`, 1)
    : placesIn(text, kind === 'sentence' && text.length > LONGEST_PLACE ? 2 : 1)
}

function placesOnTerms(text: string): string[] | undefined {
  const { places = '', terms = '' } = ON_TERMS.exec(text)?.groups ?? {}
  if (!terms || terms.length > LONGEST_TERMS || DENIES.test(terms)) return undefined
  const named = placesOfList(places)
  return named.every((place) => PLACE.test(place) && !VAGUE.test(place))
    ? named.map((place) => `${place} (${terms})`)
    : undefined
}

/** The places of a row that tells them by the day: "Tuesday | North van: Granville, Alexandria | South van: Newark". */
export function roundIn({ kind, text, trail, values }: Statement): { day: string; places: string[] } | undefined {
  const [day = '', ...cells] = text.split(' | ')
  const isDay = values.some((value) => value.kind === 'days' && value.start === 0 && value.end === day.length)
  const isUnder = trail.some(headsAreas)
  if (kind !== 'row' || !isDay || !isUnder || text.length > LONGEST) return undefined
  const places = cells.flatMap((cell) => placesIn(cell.replace(COLUMN, ''), 1))
  return places.length > 0 ? { day, places } : undefined
}

/** Each place with its days: "Granville (Tuesday, Friday)". */
export function proposalsOfRounds(statements: readonly Statement[]): NewProposal[] {
  const rounds = statements.flatMap((one) => {
    const { day = '', places = [] } = roundIn(one) ?? {}
    return places.map((place) => ({ place, day, source: one.source }))
  })
  return [...Map.groupBy(rounds, ({ place }) => place)].flatMap(([place, [first, ...more]]) => {
    if (!first) return []
    const days = [...new Set([first, ...more].map(({ day }) => day))].join(', ')
    const area = place.endsWith(')') ? `${place.slice(0, -1)}, ${days})` : `${place} (${days})`
    return [{ kind: 'areas' as const, text: area, source: first.source, facts: { areas: [area] } }]
  })
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
