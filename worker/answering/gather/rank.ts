import type { Source } from '../../../contract/chat'
import { holdsWanted } from '../../knowledge/search/wanted'
import { isLight } from '../../text/lightWords'
import type { Ranked } from './evidence'
import type { Asked, Term } from './readQuestion'
import type { Entry, SearchIndex } from './searchIndex'

/** How soon a word said again stops counting, how much a long text pays, and what a word is worth in each field. https://doi.org/10.1561/1500000019 */
const WORDS = { k1: 1.4, b: 0.4, trail: 0.8, title: 0.8, question: 1, synonym: 0.5, section: 0.25 }
/** What counts beside words: all in units of a score, `present` and `absent` as shares of it. */
const BESIDE = { coverage: 0.6, present: 0.5, absent: 0.35, bare: 1.5, alike: 4, faq: 4, day: 2 }
/**
 * The owner's word before the site's, that before the page in front of the visitor; what only names a service after what says something of it.
 */
/** "Take", "have", "pay": what is done tells two questions apart less than what it is done with. */
const LIGHT = 0.25
const STANDING: Record<Source['kind'], number> = { fact: 1.1, faq: 1.15, site: 1, page: 0.9 }
const NAMES = /^fact:(?:name|services|specialties)/
const NAMES_STANDING = 0.7
const MOST_RANKED = 80

/** The statements for a question, best first. `alike`: ids of those nearest in meaning, the nearest first. */
export function rank(asked: Asked, indexes: readonly SearchIndex[], alike: readonly string[]): Ranked[] {
  const most = asked.terms.reduce((sum, term) => sum + term.weight * term.rarity, 0)
  const rarest = asked.terms.toSorted((a, b) => b.weight * b.rarity - a.weight * a.rarity)[0]
  const nearness = new Map(alike.map((id, at) => [id, 1 - at / alike.length]))
  const ranked: Ranked[] = []
  for (const index of indexes) {
    for (const entry of candidates(index, asked, nearness)) {
      const { statement } = entry
      const met = asked.terms.map((term) => ({ term, share: shareMet(entry, term) }))
      const words = asked.terms.reduce((sum, term) => sum + worth(entry, term, index.meanLength), 0)
      const carried = (terms: typeof met) =>
        most === 0 ? 0 : terms.reduce((sum, { term, share }) => sum + share * term.weight * term.rarity, 0) / most
      const coverage = carried(met)
      const wanted = asked.wanted.size === 0 ? 0 : holdsWanted(statement, asked.wanted) ? 1 : -1
      const faq = faqLikeness(entry, asked)
      const near = nearness.get(statement.id) ?? 0
      const isOfDay = statement.values.some(
        (one) => one.kind === 'days' && one.days.some((day) => asked.days.includes(day)),
      )
      const score =
        (words * (1 - BESIDE.coverage + BESIDE.coverage * coverage) +
          (wanted === 1 ? BESIDE.bare : 0) +
          BESIDE.alike * near +
          BESIDE.faq * faq +
          (isOfDay && wanted === 1 ? BESIDE.day : 0)) *
        (1 + (wanted > 0 ? BESIDE.present : wanted * BESIDE.absent)) *
        (NAMES.test(statement.id) ? NAMES_STANDING : STANDING[statement.source.kind])
      ranked.push({
        statement,
        score,
        words,
        coverage,
        textCoverage: carried(met.filter(({ term }) => term.alternatives.some((stem) => entry.text.has(stem)))),
        rarest: met.some(({ term, share }) => term === rarest && share >= MET.synonym) ? 1 : 0,
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
  for (const { alternatives, synonyms } of terms)
    for (const stem of [...alternatives, ...synonyms]) for (const at of postings.get(stem) ?? []) found.add(at)
  return entries.filter(
    ({ statement }, at) =>
      found.has(at) || nearness.has(statement.id) || (wanted.size > 0 && holdsWanted(statement, wanted)),
  )
}

/** How often a word is said, a heading's counted as more than the text's. */
function tally(entry: Entry, { alternatives, synonyms }: Term, norm = 1): number {
  const most = (stems: readonly string[]) => Math.max(0, ...stems.map((stem) => said(entry, stem, norm)))
  return Math.max(most(alternatives), WORDS.synonym * most(synonyms))
}

/** How far a word counts as met: by itself, by another of its meaning, or by what stands beside it under the same heading. */
const MET = { itself: 1, synonym: 0.6, section: 0.3 }
const shareMet = (entry: Entry, { alternatives, synonyms }: Term): number => {
  const holds = (stem: string) =>
    entry.text.has(stem) || entry.trail.has(stem) || entry.title.has(stem) || entry.question?.has(stem)
  if (alternatives.some(holds)) return MET.itself
  if (synonyms.some(holds)) return MET.synonym
  return alternatives.some((stem) => entry.section?.has(stem)) ? MET.section : 0
}

const said = ({ text, trail, title, question, section }: Entry, stem: string, norm: number): number => {
  const own =
    (text.get(stem) ?? 0) / norm +
    (trail.has(stem) ? WORDS.trail : 0) +
    (title.has(stem) ? WORDS.title : 0) +
    (question?.has(stem) ? WORDS.question : 0)
  return own || (section?.has(stem) ? WORDS.section : 0)
}

function worth(entry: Entry, term: Term, meanLength: number): number {
  const tallied = tally(entry, term, 1 - WORDS.b + (WORDS.b * entry.length) / Math.max(1, meanLength))
  return (term.weight * term.rarity * tallied * (WORDS.k1 + 1)) / (tallied + WORDS.k1)
}

/** How far two questions share their telling words: the harmonic mean of both shares, so that neither asks for more than the other. */
function faqLikeness({ question }: Entry, { terms, rarity }: Asked): number {
  if (!question) return 0
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const lightness = (stem: string) => (isLight(stem) ? LIGHT : 1)
  // A light word that the business never says is only how somebody talks.
  const isTalk = ({ stem, alternatives }: Term) => isLight(stem) && alternatives.length === 0
  const weigh = (term: Term) => (isTalk(term) ? 0 : term.weight * term.rarity * lightness(term.stem))
  const shared = terms.filter(({ alternatives }) => alternatives.some((stem) => question.has(stem)))
  const stems = new Set(shared.flatMap(({ alternatives }) => alternatives))
  const told = (stem: string) => rarity(stem) * lightness(stem)
  const asked = sum(shared.map(weigh)) / (sum(terms.map(weigh)) || 1)
  const answered = sum([...question].filter((stem) => stems.has(stem)).map(told)) / (sum([...question].map(told)) || 1)
  return asked + answered === 0 ? 0 : (2 * asked * answered) / (asked + answered)
}
