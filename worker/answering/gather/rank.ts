import type { Source } from '../../../contract/chat'
import { holdsWanted } from '../../knowledge'
import { tells } from '../../text/tells'
import type { RankedStatement } from './evidence'
import { MET, type QuestionTerm, type QuestionTerms } from './readQuestion'
import type { IndexEntry, SearchIndex } from './searchIndex'

/**
 * Parameters of BM25F (https://doi.org/10.1561/1500000019). `k1`: the lower, the sooner a repeated word stops adding. `b`: how much a
 * long text loses. The others: what a word is worth outside of the text, which counts 1.
 */
const BM25F = { k1: 1.4, b: 0.4, trail: 0.8, title: 0.8, question: 1, section: 0.25 }
/** What else makes a score. */
const SIGNS = {
  /** The share of the word score that is lost where a statement has none of the question's weight. */
  coverage: 0.6,
  /** Factors: a value of the wanted kind, such as a price for "how much", adds half; none takes a third. */
  present: 0.5,
  absent: 0.35,
  /** Added for a wanted value, for nearness of meaning, for a FAQ row that asks the same, and for hours of a day that was named. */
  value: 1.5,
  alike: 4,
  faq: 4,
  day: 2,
}
/** How far a word counts as met where only another statement under the same heading has it. */
const MET_IN_SECTION = 0.3
/** Factors: what the owner typed goes before the site, and the site before the page that the visitor's browser sent. */
const STANDING: Record<Source['kind'], number> = { fact: 1.1, faq: 1.15, site: 1, page: 0.9 }
/** Facts that only name a service go after all that say something of it. */
const BARE_NAMES = /^fact:(?:name|services|specialties)/
const BARE_NAMES_STANDING = 0.7
const MOST_RANKED = 80

/**
 * How a statement meets a word of the question. `share`: how well, 1 for the word itself, less for a synonym. `inText`: the same in its own
 * text, without headings. `said`: how often, as BM25F counts it.
 */
type Meeting = { share: number; inText: number; said: number }

/** The statements for a question, best first. `alike`: ids of those nearest in meaning, the nearest first. */
export function rank(
  asked: QuestionTerms,
  indexes: readonly SearchIndex[],
  alike: readonly string[],
): RankedStatement[] {
  const { terms } = asked
  const most = sumOf(terms, ({ weight, rarity }) => weight * rarity)
  const nearness = new Map(alike.map((id, at) => [id, 1 - at / alike.length]))
  const ranked = indexes.flatMap((index) =>
    [...candidates(index, asked, nearness)].flatMap(([at, met]): RankedStatement[] => {
      const entry = index.entries[at]
      if (!entry) return []
      const { statement } = entry
      const carried = (shareOf: (meeting: Meeting | undefined, term: QuestionTerm) => number) =>
        most === 0 ? 0 : sumOf(terms, (term, nth) => shareOf(met[nth], term) * term.weight * term.rarity) / most
      const coverage = carried((meeting, term) => meeting?.share ?? (isInSection(entry, term) ? MET_IN_SECTION : 0))
      const words = sumOf(terms, (term, nth) => {
        const said = met[nth]?.said ?? (isInSection(entry, term) ? BM25F.section : 0)
        return (term.weight * term.rarity * said * (BM25F.k1 + 1)) / (said + BM25F.k1)
      })
      const wanted = asked.wanted.size === 0 ? 0 : holdsWanted(statement, asked.wanted) ? 1 : -1
      const faq = faqLikeness(entry, asked)
      const isOfDay = statement.values.some(
        (one) => one.kind === 'days' && one.days.some((day) => asked.days.includes(day)),
      )
      const score =
        (words * (1 - SIGNS.coverage + SIGNS.coverage * coverage) +
          (wanted === 1 ? SIGNS.value : 0) +
          SIGNS.alike * (nearness.get(statement.id) ?? 0) +
          SIGNS.faq * faq +
          (isOfDay && wanted === 1 ? SIGNS.day : 0)) *
        (1 + (wanted > 0 ? SIGNS.present : wanted * SIGNS.absent)) *
        (BARE_NAMES.test(statement.id) ? BARE_NAMES_STANDING : STANDING[statement.source.kind])
      const textCoverage = carried((meeting) => meeting?.inText ?? 0)
      const unmet = terms.map(({ weight, rarity }, nth) => weight * rarity * (1 - (met[nth]?.share ?? 0)))
      const missed = Math.max(0, ...unmet) / asked.rarity('')
      return [{ statement, score, words, coverage, textCoverage, missed, wanted, faq }]
    }),
  )
  return ranked.sort((a, b) => b.score - a.score).slice(0, MOST_RANKED)
}

/**
 * The entries that may answer: they hold a word of the question, a value of the wanted kind, or mean something near. By entry: how it meets
 * the first word, the second, and so on.
 */
function candidates(index: SearchIndex, { terms, wanted }: QuestionTerms, nearness: ReadonlyMap<string, number>) {
  const found = new Map<number, (Meeting | undefined)[]>()
  for (const [nth, { met }] of terms.entries())
    for (const [stem, share] of met)
      for (const at of index.postings.get(stem) ?? []) {
        const entry = index.entries[at]
        if (!entry) continue
        const row = found.get(at) ?? []
        found.set(at, row)
        const known = row[nth] ?? { share: 0, inText: 0, said: 0 }
        row[nth] = {
          share: Math.max(known.share, share),
          inText: Math.max(known.inText, entry.text.has(stem) ? share : 0),
          said: Math.max(known.said, share * said(entry, stem, index.meanLength)),
        }
      }
  for (const [at, { statement }] of index.entries.entries())
    if (!found.has(at) && (nearness.has(statement.id) || (wanted.size > 0 && holdsWanted(statement, wanted))))
      found.set(at, [])
  return found
}

/** How often an entry says a word: what stands in a long text counts less, headings and title count as in `BM25F`. */
function said({ text, length, trail, title, question }: IndexEntry, stem: string, meanLength: number): number {
  const norm = 1 - BM25F.b + (BM25F.b * length) / Math.max(1, meanLength)
  return (
    (text.get(stem) ?? 0) / norm +
    (trail.has(stem) ? BM25F.trail : 0) +
    (title.has(stem) ? BM25F.title : 0) +
    (question?.has(stem) ? BM25F.question : 0)
  )
}

/** Whether something under the same heading has the word itself; a synonym isn't enough. */
const isInSection = ({ section }: IndexEntry, { met }: QuestionTerm): boolean =>
  [...met].some(([stem, share]) => share > MET.synonym && section?.().has(stem))

/**
 * How far the visitor's question and the one that an entry answers are the same, from 0 to 1. The harmonic mean of two shares, of each
 * question's weight in the other: "Do you fix gutters?" is not "Do you fix gutters on three-story houses in winter?".
 */
function faqLikeness({ question }: IndexEntry, { terms, rarity }: QuestionTerms): number {
  if (!question) return 0
  const isSame = ({ met }: QuestionTerm, stem: string) => (met.get(stem) ?? 0) > MET.synonym
  // A word that is said in most questions and that the business never says is only how somebody talks.
  const isTalk = ({ stem, met }: QuestionTerm) => tells(stem) < 0.5 && !met.has(stem)
  const weigh = (term: QuestionTerm) => (isTalk(term) ? 0 : term.weight * term.rarity)
  const told = (stem: string) => rarity(stem) * tells(stem)
  const stems = [...question]
  const shared = terms.filter((term) => stems.some((stem) => isSame(term, stem)))
  const asked = sumOf(shared, weigh) / (sumOf(terms, weigh) || 1)
  const met = stems.filter((stem) => terms.some((term) => isSame(term, stem)))
  const answered = sumOf(met, told) / (sumOf(stems, told) || 1)
  return asked + answered === 0 ? 0 : (2 * asked * answered) / (asked + answered)
}

const sumOf = <T>(list: readonly T[], of: (one: T, at: number) => number): number =>
  list.reduce((sum, one, at) => sum + of(one, at), 0)
