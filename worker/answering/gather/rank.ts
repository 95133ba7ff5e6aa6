import type { Source } from '../../../contract/chat'
import type { WeekDay } from '../../../contract/facts'
import type { Ranked } from './evidence'
import type { Asked, Term } from './readQuestion'
import type { Entry, SearchIndex } from './searchIndex'
import { holdsWanted } from './wanted'

/** Of BM25F: how soon a word said again stops counting, and how much a long text pays. https://doi.org/10.1561/1500000019 */
const K1 = 1.2
const B = 0.5
const FIELD = { trail: 1.6, title: 0.4, question: 1 }
const MOST_RANKED = 80
/** The owner's word before the site's, that before the page in front of the visitor. */
const STANDING: Record<Source['kind'], number> = { fact: 1.1, faq: 1.08, site: 1, page: 0.9 }
/** What is asked for in so many words that no statement shares one with it. */
const BARE_WANTED = 1.5

/** The statements for a question, best first. `alike`: ids of those nearest in meaning, the nearest first. */
export function rank(
  asked: Asked,
  indexes: readonly SearchIndex[],
  days: readonly WeekDay[],
  alike: readonly string[],
): Ranked[] {
  const most = asked.terms.reduce((sum, term) => sum + term.weight * term.rarity, 0)
  const rarest = asked.terms.toSorted((a, b) => b.weight * b.rarity - a.weight * a.rarity)[0]
  const nearness = new Map(alike.map((id, at) => [id, 1 - at / alike.length]))
  const ranked: Ranked[] = []
  for (const index of indexes) {
    for (const entry of candidates(index, asked, nearness)) {
      const { statement } = entry
      const met = asked.terms.filter((term) => tally(entry, term) > 0)
      const words = asked.terms.reduce((sum, term) => sum + worth(entry, term, index.meanLength), 0)
      const carried = (terms: Term[]) =>
        most === 0 ? 0 : terms.reduce((sum, { weight, rarity }) => sum + weight * rarity, 0) / most
      const coverage = carried(met)
      const wanted = asked.wanted.size === 0 ? 0 : holdsWanted(statement, asked.wanted) ? 1 : -1
      const faq = faqLikeness(entry, asked.terms)
      const near = nearness.get(statement.id) ?? 0
      const isOfDay =
        days.length > 0 &&
        statement.values.some((one) => one.kind === 'days' && one.days.some((day) => days.includes(day)))
      const score =
        (words * (0.4 + 0.6 * coverage) + (wanted === 1 ? BARE_WANTED : 0) + 4 * near + 4 * faq + (isOfDay ? 2 : 0)) *
        (1 + 0.5 * wanted * (wanted < 0 ? 0.7 : 1)) *
        STANDING[statement.source.kind]
      ranked.push({
        statement,
        score,
        words,
        coverage,
        textCoverage: carried(met.filter((term) => term.alternatives.some((stem) => entry.text.has(stem)))),
        rarest: rarest && met.includes(rarest) ? 1 : 0,
        wanted,
        faq,
        alike: near,
        margin: 0,
      })
    }
  }
  ranked.sort((a, b) => b.score - a.score)
  return ranked.slice(0, MOST_RANKED).map((one, at) => {
    const next = ranked[at + 1]?.score ?? 0
    return { ...one, margin: one.score > 0 ? (one.score - next) / one.score : 0 }
  })
}

/** Those that hold a word of the question, a value of the wanted kind, or mean something near. */
function candidates(
  { entries, postings }: SearchIndex,
  { terms, wanted }: Asked,
  nearness: ReadonlyMap<string, number>,
): Entry[] {
  const found = new Set<number>()
  for (const { alternatives } of terms)
    for (const stem of alternatives) for (const at of postings.get(stem) ?? []) found.add(at)
  return entries.filter(
    ({ statement }, at) =>
      found.has(at) || nearness.has(statement.id) || (wanted.size > 0 && holdsWanted(statement, wanted)),
  )
}

/** How often a word is said, a heading's counted as more than the text's. */
function tally({ text, trail, title, question }: Entry, { alternatives }: Term, norm = 1): number {
  let most = 0
  for (const stem of alternatives) {
    const said =
      (text.get(stem) ?? 0) / norm +
      (trail.has(stem) ? FIELD.trail : 0) +
      (title.has(stem) ? FIELD.title : 0) +
      (question?.has(stem) ? FIELD.question : 0)
    most = Math.max(most, said)
  }
  return most
}

function worth(entry: Entry, term: Term, meanLength: number): number {
  const said = tally(entry, term, 1 - B + (B * entry.length) / Math.max(1, meanLength))
  return (term.weight * term.rarity * said * (K1 + 1)) / (said + K1)
}

/** The share of the rarer words that two questions have in common: of both, so that neither asks for more than the other. */
function faqLikeness({ question }: Entry, terms: readonly Term[]): number {
  if (!question || question.size === 0) return 0
  const shared = terms.filter(({ alternatives }) => alternatives.some((stem) => question.has(stem)))
  const sum = (some: readonly Term[]) => some.reduce((all, { weight, rarity }) => all + weight * rarity, 0)
  const asked = sum(terms)
  return asked === 0 ? 0 : (sum(shared) / asked) * (2 / (1 + Math.max(1, question.size / Math.max(1, shared.length))))
}
