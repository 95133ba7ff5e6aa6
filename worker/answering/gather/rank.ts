import type { Source } from '../../../contract/chat'
import { holdsWanted } from '../../knowledge'
import { tells } from '../../text/tells'
import type { Ranked } from './evidence'
import { type Asked, MET, type Term } from './readQuestion'
import type { Entry, SearchIndex } from './searchIndex'

/** How soon a word said again stops counting, how much a long text pays, and what a word is worth in each field. https://doi.org/10.1561/1500000019 */
const WORDS = { k1: 1.4, b: 0.4, trail: 0.8, title: 0.8, question: 1, section: 0.25 }
/** What counts beside words: all in units of a score, `present` and `absent` as shares of it. */
const BESIDE = { coverage: 0.6, present: 0.5, absent: 0.35, bare: 1.5, alike: 4, faq: 4, day: 2 }
/** How far a word counts as met by what stands beside it under the same heading. */
const MET_BESIDE = 0.3
/** The owner's word before the site's, that before the page in front of the visitor; what only names a service after what says something of it. */
const STANDING: Record<Source['kind'], number> = { fact: 1.1, faq: 1.15, site: 1, page: 0.9 }
const NAMES = /^fact:(?:name|services|specialties)/
const NAMES_STANDING = 0.7
const MOST_RANKED = 80

/** How a statement meets a word: how well anywhere and in its own text, and how often, as BM25F counts it. */
type Meeting = { share: number; inText: number; said: number }

/** The statements for a question, best first. `alike`: ids of those nearest in meaning, the nearest first. */
export function rank(asked: Asked, indexes: readonly SearchIndex[], alike: readonly string[]): Ranked[] {
  const { terms } = asked
  const most = sumOf(terms, ({ weight, rarity }) => weight * rarity)
  const nearness = new Map(alike.map((id, at) => [id, 1 - at / alike.length]))
  const ranked = indexes.flatMap((index) =>
    [...candidates(index, asked, nearness)].flatMap(([at, met]): Ranked[] => {
      const entry = index.entries[at]
      if (!entry) return []
      const { statement } = entry
      const carried = (shareOf: (meeting: Meeting | undefined, term: Term) => number) =>
        most === 0 ? 0 : sumOf(terms, (term, nth) => shareOf(met[nth], term) * term.weight * term.rarity) / most
      const coverage = carried((meeting, term) => meeting?.share ?? (isBeside(entry, term) ? MET_BESIDE : 0))
      const words = sumOf(terms, (term, nth) => {
        const said = met[nth]?.said ?? (isBeside(entry, term) ? WORDS.section : 0)
        return (term.weight * term.rarity * said * (WORDS.k1 + 1)) / (said + WORDS.k1)
      })
      const wanted = asked.wanted.size === 0 ? 0 : holdsWanted(statement, asked.wanted) ? 1 : -1
      const faq = faqLikeness(entry, asked)
      const isOfDay = statement.values.some(
        (one) => one.kind === 'days' && one.days.some((day) => asked.days.includes(day)),
      )
      const score =
        (words * (1 - BESIDE.coverage + BESIDE.coverage * coverage) +
          (wanted === 1 ? BESIDE.bare : 0) +
          BESIDE.alike * (nearness.get(statement.id) ?? 0) +
          BESIDE.faq * faq +
          (isOfDay && wanted === 1 ? BESIDE.day : 0)) *
        (1 + (wanted > 0 ? BESIDE.present : wanted * BESIDE.absent)) *
        (NAMES.test(statement.id) ? NAMES_STANDING : STANDING[statement.source.kind])
      const textCoverage = carried((meeting) => meeting?.inText ?? 0)
      const unmet = terms.map(({ weight, rarity }, nth) => weight * rarity * (1 - (met[nth]?.share ?? 0)))
      const missed = Math.max(0, ...unmet) / asked.rarity('')
      return [{ statement, score, words, coverage, textCoverage, missed, wanted, faq }]
    }),
  )
  return ranked.sort((a, b) => b.score - a.score).slice(0, MOST_RANKED)
}

/** Those that hold a word of the question, by how they do; a value of the wanted kind; or that mean something near. */
function candidates(index: SearchIndex, { terms, wanted }: Asked, nearness: ReadonlyMap<string, number>) {
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

/** How often a word is said, a heading's counted as more than the text's. */
function said({ text, length, trail, title, question }: Entry, stem: string, meanLength: number): number {
  const norm = 1 - WORDS.b + (WORDS.b * length) / Math.max(1, meanLength)
  return (
    (text.get(stem) ?? 0) / norm +
    (trail.has(stem) ? WORDS.trail : 0) +
    (title.has(stem) ? WORDS.title : 0) +
    (question?.has(stem) ? WORDS.question : 0)
  )
}

const isBeside = ({ section }: Entry, { met }: Term): boolean =>
  [...met].some(([stem, share]) => share > MET.synonym && section?.has(stem))

/** How far two questions share their telling words: the harmonic mean of both shares, so that neither asks for more than the other. */
function faqLikeness({ question }: Entry, { terms, rarity }: Asked): number {
  if (!question) return 0
  const isSame = ({ met }: Term, stem: string) => (met.get(stem) ?? 0) > MET.synonym
  // A word that is said in most questions and that the business never says is only how somebody talks.
  const isTalk = ({ stem, met }: Term) => tells(stem) < 0.5 && !met.has(stem)
  const weigh = (term: Term) => (isTalk(term) ? 0 : term.weight * term.rarity)
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
