import { parseValues } from '../../../../text/parseValues'
import { isCarried } from '../../../../text/sameValue'
import { isStop } from '../../../../text/stopWords'
import type { Value } from '../../../../text/value'
import { wordsOf } from '../../../../text/words'
import type { Evidence } from '../../../gather/evidence'
import { wantedIn } from '../../../../knowledge/search/wanted'
import { heardIn } from '../asked/heard'
import TOPICS from '../asked/topics.json'

export const FEATURES = [
  'coverage',
  'textCoverage',
  'rarest',
  'wantedHeld',
  'wantedMissing',
  'faq',
  'margin',
  'rank',
  'relative',
  'words',
  'length',
  'isRow',
  'isItem',
  'isFaq',
  'isOwners',
  'coverageWanted',
  'missing',
  'near',
  'matched',
  'missedMost',
  'opens',
  'terms',
  'faqMiss',
  'sameValue',
  'otherValue',
  'isNamed',
  'rowCoverage',
  'carried',
] as const

/** Amounts are compared, never said. */
const ANYWHERE = { country: 'US', currency: 'USD' }

/** A question as the decision sees it. */
export type Terms = { stems: string[]; rarities: number[]; most: number; values: Value[] }

export function termsOf(lookup: string, { rarity }: Evidence): Terms {
  const asking = new Set([...wantedIn(lookup).asking, ...heardIn(lookup, 'en', { offer: TOPICS.offer }).words])
  const words = wordsOf(lookup).filter(({ text }) => !isStop(text) && !asking.has(text))
  const stems = [...new Set(words.map(({ stem }) => stem))]
  return { stems, rarities: stems.map(rarity), most: rarity(''), values: parseValues(lookup, ANYWHERE).filter(({ kind }) => kind !== 'count') }
}

/** What tells whether a statement answers a question, each about 0 to 1, in the order of `FEATURES`. */
export function featuresOf({ ranked }: Evidence, terms: Terms, at: number): number[] {
  const one = ranked[at]
  const first = ranked[0]
  if (!one || !first) return FEATURES.map(() => 0)
  const { statement, coverage, textCoverage, rarest, wanted, faq, score, words } = one
  const rival = ranked.find((other) => other.statement.text !== statement.text && other !== one)
  const best = Math.max(...ranked.slice(0, 20).map((other) => other.coverage))
  const own = wordsOf(statement.text).map(({ stem }) => stem)
  const above = wordsOf(statement.trail.join(' ')).map(({ stem }) => stem)
  const places = terms.stems.map((stem) => own.indexOf(stem))
  const held = terms.stems.filter((stem, i) => (places[i] ?? -1) >= 0 || above.includes(stem))
  const missed = terms.rarities.filter((_, i) => !held.includes(terms.stems[i] ?? ''))
  const close = places.slice(1).filter((place, i) => place >= 0 && (places[i] ?? -1) >= 0 && Math.abs(place - (places[i] ?? 0)) <= 3)
  const valued = terms.values
  const values: Record<(typeof FEATURES)[number], number> = {
    coverage,
    textCoverage,
    rarest,
    wantedHeld: wanted === 1 ? 1 : 0,
    wantedMissing: wanted === -1 ? 1 : 0,
    faq,
    margin: rival && score > 0 ? Math.max(-1, (score - rival.score) / score) : 1,
    rank: 1 / (1 + at),
    relative: first.score > 0 ? score / first.score : 0,
    words: Math.min(2, words / 10),
    length: Math.min(1, statement.text.length / 300),
    isRow: statement.kind === 'row' ? 1 : 0,
    isItem: statement.kind === 'item' ? 1 : 0,
    isFaq: statement.kind === 'faq' ? 1 : 0,
    isOwners: statement.source.kind === 'fact' || statement.source.kind === 'faq' ? 1 : 0,
    coverageWanted: wanted === 1 ? coverage : 0,
    missing: best - coverage,
    near: Math.min(1, close.length / 2),
    matched: Math.min(1, held.length / 3),
    missedMost: Math.max(0, ...missed) / terms.most,
    opens: places.some((place) => place >= 0 && place <= 2) ? 1 : 0,
    terms: Math.min(1, terms.stems.length / 6),
    faqMiss: statement.kind === 'faq' && faq < 0.15 ? 1 : 0,
    sameValue: valued.length > 0 && valued.some((value) => isCarried(value, statement.values)) ? 1 : 0,
    otherValue: valued.length > 0 && !valued.some((value) => isCarried(value, statement.values)) ? 1 : 0,
    carried: sum(terms.rarities) > 0 ? 1 - sum(missed) / sum(terms.rarities) : 0,
    rowCoverage: statement.kind === 'row' ? coverage : 0,
    isNamed: statement.kind !== 'row' && !/[.!?。！？]$/.test(statement.text) ? 1 : 0,
  }
  return FEATURES.map((name) => values[name])
}


const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
