import type { Place } from '../../../../../contract/chat'
import type { Statement } from '../../../../knowledge'
import { languageOf } from '../../../../text/languageOf'
import { stemsIn } from '../../../../text/words'
import { pageTitle } from '../../../gather/sections'
import { siteLanguage } from '../../../gather/siteLanguage'
import { quickLabel } from '../../../understand/quickAction'
import type { Spoken } from '../../spoken'
import { placeText } from '../quotes/placeText'
import { answer, PHRASES, type Speaking, say, weSaid } from '../speaking'

/** "Massage – Swedish, 60 min" is one of the massages. */
const KIND_END = ' – '
const FEWEST_KINDS = 2
/** What fits under a reply on a phone. */
const MOST_KINDS = 8
/** A page with fewer prices is no price list. */
const FEWEST_ON_PAGE = 4

type Named = { name: string; statement: Statement }

/** Of many prices, where nothing is named: which kind of service they are wanted of. */
export function kindsReply(speaking: Speaking, prices: readonly Named[]): Spoken | undefined {
  const kinds = [...kindsOf(speaking, prices).keys()]
  if (kinds.length < FEWEST_KINDS || kinds.length > MOST_KINDS) return undefined
  const asked = answer([say(speaking, 'whichKind')], prices[0]?.statement.source)
  return asked && { ...asked, ...listed(speaking), quickReplies: kinds.map((kind) => labelOf(speaking, kind)) }
}

const labelOf = ({ understood }: Speaking, kind: string): string =>
  `${quickLabel('prices', understood.language)}: ${kind}`

/** Those of the kind whose button was pressed, which says just this. */
export function ofKindPressed(speaking: Speaking, prices: readonly Named[]): readonly Named[] | undefined {
  const pressed = speaking.question.text.trim()
  const kinds = pressed.includes(': ') ? kindsOf(speaking, prices) : new Map<string, Named[]>()
  return [...kinds].find(([kind]) => labelOf(speaking, kind) === pressed)?.[1]
}

/** By what the owner sorted most of them under, else by the services that they are of. What is of none stands by itself. */
function kindsOf({ evidence }: Speaking, prices: readonly Named[]): Map<string, Named[]> {
  const services = evidence.statements.flatMap(({ id, kind, text }) =>
    id.startsWith('fact:services#') && kind === 'item' ? [{ text, stems: [...stemsIn(text)] }] : [],
  )
  const serviceOf = (name: string) => {
    const own = stemsIn(name)
    return services.find(({ stems }) => stems.every((stem) => own.has(stem)))?.text
  }
  const headOf = (name: string) => (name.includes(KIND_END) ? name.split(KIND_END)[0] : undefined)
  for (const kindOf of [headOf, serviceOf]) {
    const unsorted = prices.filter(({ name }) => kindOf(name) === undefined)
    if (unsorted.length <= prices.length * MOST_UNSORTED) return Map.groupBy(prices, ({ name }) => kindOf(name) ?? name)
  }
  return new Map()
}
const MOST_UNSORTED = 0.5

/** How many there are where not all are told, and where the rest stands. */
export function ofMany(speaking: Speaking, spoken: Spoken, counts: { shown: number; all: number }): Spoken {
  const { shown, all } = counts
  if (shown >= all) return spoken
  const more = say(speaking, 'morePrices', { shown: String(shown), all: String(all) })
  return { ...spoken, text: `${spoken.text} ${more}`, ...listed(speaking) }
}

/** The page of the site that has the most prices. */
function listed({ evidence }: Speaking): { places?: Place[] } {
  const priced = evidence.statements.filter(
    ({ source, kind, values }) =>
      source.kind === 'site' && kind === 'row' && values.some((value) => value.kind === 'money'),
  )
  const [page] = [...Map.groupBy(priced, ({ source }) => source.url)].toSorted(([, a], [, b]) => b.length - a.length)
  const [url, rows = []] = page ?? []
  const [first] = rows
  if (url === undefined || first === undefined || rows.length < FEWEST_ON_PAGE) return {}
  return { places: [{ title: pageTitle(first.source), url, text: placeText(first, evidence) }] }
}

/** Of several names in another language than the visitor's it is said, once, that they are as the list has them. */
export function asListed(speaking: Speaking, prices: readonly Named[]): string[] {
  const { language } = speaking.understood
  const written = siteLanguage(speaking.evidence) ?? 'en'
  if (prices.length < 2) return []
  if (written === language || languageOf(prices.map(({ name }) => name).join('. '), written) === language) return []
  const line = say(speaking, 'asListed', { language: PHRASES[language].in[written] })
  return weSaid(speaking.question, line) ? [] : [line]
}
