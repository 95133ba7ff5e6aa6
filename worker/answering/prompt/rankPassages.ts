import type { SitePassage } from '../../knowledge/found'
import { isEssential } from '../../knowledge/search/essential'
import { type Concept, conceptsOf, matchOf, type Terms, termsOf } from '../language/concepts'
import { spelledOut, token, tokens, words } from '../language/tokens'

/** A heading speaks for what stands under it, a page's title for all of the page. */
const HEADING = 0.8
const TITLE = 0.5
/** Beside a good hit stands what completes it. */
const NEIGHBOURS = 2
const WITH_NEIGHBOURS = 24
const BESIDE = 0.45
/** A longer passage meets more words by chance. */
const LENGTH = 300

/** So many of those nearest in meaning have a place, whatever words they use: the first as one that meets a rare word, the last as none. */
const ALIKE = 8
const NEAREST = 0.8

type Read = { own: Terms; heading: Terms; title: Terms }
const known = new WeakMap<SitePassage, Read>()

const read = (passage: SitePassage): Read => {
  const already = known.get(passage)
  if (already) return already
  const made = {
    own: termsOf(tokens(passage.text)),
    heading: termsOf(tokens(passage.trail.join(' '))),
    title: termsOf(tokens(passage.source.title)),
  }
  known.set(passage, made)
  return made
}

const KINDS: [asks: RegExp, answers: RegExp][] = [
  [/\b(?:price|cost|much|charge|fee|rate|expensive|pay|free|run)/, /[$€£]\s?\d|\bfree\b|\bfees?\b|\bprice/i],
  [/\b(?:open|close|hours?|when|time|day|late|early|weekend|\w+day)/, /\d\s?[ap]\.?m\b|\d:\d\d|\bclosed\b|\b\w+day\b/i],
  [
    /\b(?:who|owner|doctor|name|dentist|therapist|staff|team)/,
    /\b(?:Dr|Mr|Mrs|Ms)\.? \p{Lu}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u,
  ],
  [
    /\b(?:where|address|located|building|street|find|directions|park)/,
    /\b\d+ \p{Lu}\p{Ll}+|\b(?:suite|street|ave|road|building|park\w*)\b/iu,
  ],
  [
    /\b(?:how long|how soon|how far|how often|minutes|notice|ahead|old)/,
    /\b\d+\W?(?:minutes?|min|hours?|days?|weeks?|months?|years?)\b|\b(?:one|two|three|an) (?:hour|day|week)/i,
  ],
  [/\b(?:fax|phone|number|email|call|reach|text)/, /\d{3}\W{0,2}\d{3}\W?\d{4}|@/],
]
/** It carries the sort of thing that is asked for. */
const RIGHT_KIND = 0.6

const matchIn = (concept: Concept, { own, heading, title }: Read): number =>
  Math.max(matchOf(concept, own), HEADING * matchOf(concept, heading), TITLE * matchOf(concept, title))

/** Passages with the likeliest to hold the answer first: what is rare counts most, and what stands around a hit comes after it. */
export function rankPassages(question: string, passages: SitePassage[], alike: string[] = []): SitePassage[] {
  const line = words(question).join(' ')
  const concepts = conceptsOf(spelledOut(words(question)).map(token))
  const kinds = KINDS.filter(([asks]) => asks.test(line))
  const matches = concepts.map((concept) => passages.map((passage) => matchIn(concept, read(passage))))
  const weights = concepts.map(({ light }, at) => {
    const holding = (matches[at] ?? []).filter((match) => match > 0.5).length
    return Math.log(1 + passages.length / (1 + holding)) * (light ? 0.3 : 1)
  })
  const most = Math.max(...weights, 1)
  const nearness = new Map(alike.slice(0, ALIKE).map((id, at) => [id, NEAREST * (1 - at / ALIKE)]))
  const scores = passages.map((passage, at) => {
    const met = concepts.reduce((sum, _, of) => sum + (weights[of] ?? 0) * (matches[of]?.[at] ?? 0), 0)
    const isRight = kinds.some(([, answers]) => answers.test(passage.text))
    return (
      (met * (isRight ? 1 + RIGHT_KIND : 1) +
        (nearness.get(passage.id) ?? 0) * most +
        (isRight ? 0.2 * most : 0) +
        (isEssential(passage) ? 0.1 * most : 0)) /
      (1 + passage.text.length / (8 * LENGTH))
    )
  })
  const order = [...passages.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
  for (const at of order.slice(0, WITH_NEIGHBOURS))
    for (let near = at - NEIGHBOURS; near <= at + NEIGHBOURS; near++)
      if (near !== at && Math.abs((passages[near]?.block ?? -9) - (passages[at]?.block ?? 0)) <= 1)
        scores[near] = Math.max(scores[near] ?? 0, BESIDE * (scores[at] ?? 0)) + 0.05 * (scores[at] ?? 0)
  return order.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).flatMap((at) => passages[at] ?? [])
}
