import { type Statement, synonymsOf, wantedIn } from '../../../../knowledge'
import { meaningsIn } from '../../../../text/abroad/meaningsIn'
import { parseValues } from '../../../../text/parseValues'
import { isCarried } from '../../../../text/sameValue'
import { isStop } from '../../../../text/stopWords'
import { tells } from '../../../../text/tells'
import { ANYWHERE, type Value } from '../../../../text/value'
import { wordsOf } from '../../../../text/words'
import type { Evidence } from '../../../gather/evidence'
import { stemsOf } from '../../../gather/searchIndex'
import { heardIn } from '../asked/heard'
import TOPICS from '../asked/topics.json'
import { fitsAmounts, mattersAsked, mattersSaid } from './matters'
import { perQuestion } from './perQuestion'

const SYNONYM = 0.5
const OFFER = { offer: TOPICS.offer }

/** A question as the decision sees it: the stems that tell something, how rare each is, and its values. */
export type LookupTerms = {
  lookup: string
  stems: string[]
  /** By word, the stems that it may be met by: its own, or what it means in English. */
  ways: (readonly string[])[]
  rarities: number[]
  most: number
  rarity: Evidence['rarity']
  values: Value[]
  matters: ReadonlySet<string>
}

export const termsOf = perQuestion(({ rarity, spoken }, lookup): LookupTerms => {
  const asking = new Set([...wantedIn(lookup).asking, ...heardIn(lookup, 'en', OFFER).words])
  const meanings = meaningsIn(lookup, spoken)
  const words = wordsOf(lookup).filter(({ text, start }) => (meanings.has(start) || !isStop(text)) && !asking.has(text))
  const ways = [...new Map(words.map(({ stem, start }) => [stem, meanings.get(start) ?? [stem]])).values()].filter(
    (some) => some.length > 0,
  )
  const values = parseValues(lookup, ANYWHERE)
  const rarities = ways.map((some) => Math.max(...some.map((stem) => rarity(stem) * tells(stem))))
  const stems = [...new Set(ways.flat())]
  return { lookup, stems, ways, rarities, most: rarity(''), rarity, values, matters: mattersAsked(lookup) }
})

/** What tells whether the statement at a place of the ranking answers the question, each about 0 to 1. */
export function quoteFeaturesOf({ ranked }: Evidence, terms: LookupTerms, at: number): Record<string, number> {
  const one = ranked[at]
  if (!one) return {}
  const { statement, coverage, textCoverage, missed, wanted, faq, score, words } = one
  const { kind, text, trail } = statement
  const rival = ranked.find((other) => other !== one && other.statement.text !== text)
  const own = wordsOf(text).map(({ stem }) => stem)
  const above = wordsOf(trail.join(' ')).map(({ stem }) => stem)
  const isSaid = (stem: string) => own.includes(stem) || above.includes(stem)
  const unsaid = terms.rarities.filter((_, at) => !terms.ways[at]?.some(isSaid))
  const named = nameShares(statement, terms)
  const headed = shareOf(terms.matters, mattersSaid(trail.at(-1) ?? ''))
  const matters = Math.max(headed, shareOf(terms.matters, mattersSaid(`${trail.at(-1) ?? ''}. ${text}`)))
  const fits = fitsAmounts(terms.values, statement.values)
  const is = (holds: boolean) => (holds ? 1 : 0)
  return {
    coverage,
    textCoverage,
    wantedHeld: is(wanted === 1),
    wantedMissing: is(wanted === -1),
    faq,
    margin: rival && score > 0 ? Math.max(-1, (score - rival.score) / score) : 1,
    rank: 1 / (1 + at),
    words: Math.min(2, words / 10),
    isRow: is(kind === 'row'),
    isFaq: is(kind === 'faq'),
    missedMost: Math.max(0, ...unsaid) / terms.most,
    heading: named.heading,
    rowName: named.row,
    unmet: missed,
    precision: shareHeld(own, terms),
    sameValue: is(terms.values.some((value) => value.kind !== 'count' && isCarried(value, statement.values))),
    matters,
    mattersHeaded: headed,
    noMatter: is(terms.matters.size === 0),
    inRange: is(fits === true),
    outOfRange: is(fits === false),
  }
}

const shareOf = (asked: ReadonlySet<string>, said: ReadonlySet<string>): number =>
  asked.size === 0 ? 0 : [...asked].filter((one) => said.has(one)).length / asked.size

/** How much of its heading's and of its row's name the question says. */
const nameShares = ({ kind, text, trail }: Statement, terms: LookupTerms): { heading: number; row: number } => ({
  heading: shareHeld(stemsOf(trail.at(-1) ?? ''), terms),
  row: kind === 'row' ? shareHeld(stemsOf(text.split(' | ')[0] ?? ''), terms) : 0,
})

/** How much of some stems' rarity the question says; another word of the same meaning counts half. */
export function shareHeld(some: readonly string[], { stems, rarity }: LookupTerms): number {
  const own = [...new Set(some)].filter((stem) => !isStop(stem))
  const held = (stem: string) =>
    stems.includes(stem) ? 1 : stems.some((asked) => synonymsOf(asked).has(stem)) ? SYNONYM : 0
  const sum = own.reduce((all, stem) => all + rarity(stem), 0)
  return sum === 0 ? 0 : own.reduce((all, stem) => all + held(stem) * rarity(stem), 0) / sum
}
