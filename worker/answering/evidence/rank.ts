import { type Concept, matchOf, type Terms, termsOf } from '../language/concepts'
import { groupNumber } from '../language/lexicon'
import { inDigits, tokens } from '../language/tokens'
import { isPrice, type Wanted } from '../question/kinds'
import { countedIn, counts } from './counted'
import { MET, matchIn } from './matching'
import { measuresIn, sized } from './measures'
import type { Passage } from './passages'
import { WANTS } from './wants'
import { type Asked, isThing } from './weigh'

export type Ranked = {
  passage: Passage
  score: number
  coverage: number
  /** How much of an FAQ row's own question was asked. */
  returned: number
  /** One of the rarest words isn't met. */
  missesKey: boolean
  /** One of them isn't met anywhere in what the business says. */
  missesAbsent: boolean
  /** One of the things asked for isn't met, however common it is. */
  missesThing: boolean
  /** Some rare word is met. */
  meetsKey: boolean
  /** Or in the heading right above. */
  meetsNear: boolean
  /** A price row names something that was not asked for. */
  namesOther: boolean
  /** And it stands in the passage itself, not only in its heading. */
  meetsItself: boolean
  /** Some rare word is what it says isn't done. */
  denies: boolean
  fits: boolean
}

const BESIDE = 0.6
const OWN_WORD = 0.99
const UNFIT = 0.6
/** "How many roofs" isn't what "How long does a roof take?" answers. */
const OTHER_KIND = 0.85
const isOfOtherKind = ({ wants }: Passage, wanted: Wanted | undefined) =>
  wants !== undefined && wanted !== undefined && wants !== wanted

/** "What is a root canal?" is answered by what opens with "A root canal is". */
const DEFINES = 0.12
const definitionOf = (line: string): RegExp | undefined => {
  const term = /^(?:so )?what (?:is|are|does) (?:an? |the )?((?!your|my|you)[a-z]+(?: [a-z]+){0,2}?)(?: mean)?$/.exec(
    line,
  )?.[1]
  return term === undefined
    ? undefined
    : new RegExp(
        `^(?:an? |the )?${term}s?(?:,? (?:is|are|was|means|stands for|refers|uses|helps|gives)\\b| ?[:–—])`,
        'i',
      )
}

/** "How many others are in the class": riders, students or dogs, as the business calls them. */
const GROUP_SIZE = groupNumber('group size')
const OWNER = groupNumber('owner')
const OWNER_SAID = /\b(?:co-?)?(?:owners?|founders?|founded|owned|proprietor)\b/i
/** What stands under somebody's name is said of them. */
const OF_PERSON = 0.05
/** How long a business has been there. */
const SINCE = /\b(?:since|founded|established|opened|started|est\.?|for (?:over |more than |nearly )?\d+ years)\b/i

/** The passages by how well they answer, best first. */
export const rank = (
  asked: Asked[],
  line: string,
  passages: Passage[],
  wanted: Wanted | undefined,
  story = false,
): Ranked[] => {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0)
  const pulling = asked.reduce((sum, { pull }) => sum + pull, 0)
  if (total === 0) return []
  const said = termsOf(tokens(line))
  const asksPrice = isPrice(line)
  const asksOwner = wanted === 'person' && asked.some(({ concept }) => concept.groups.includes(OWNER))
  const measures = measuresIn(inDigits(line))
  const asksSize = asked.some(({ concept }) => concept.groups.includes(GROUP_SIZE))
  const counted = wanted === 'count' && !asksSize ? countedIn(line) : undefined
  const defines = definitionOf(line)
  const paragraphs = new Map<number, Passage[]>()
  for (const passage of passages)
    paragraphs.set(passage.paragraph, [...(paragraphs.get(passage.paragraph) ?? []), passage])
  const sections = Map.groupBy(passages, ({ trail }) => trail)

  return passages
    .map((passage) => {
      const beside =
        passage.kind === 'sentence'
          ? (paragraphs.get(passage.paragraph) ?? []).filter((other) => other !== passage)
          : passage.kind === 'row' && passage.trail.includes(' / ')
            ? besideAlone(sections.get(passage.trail) ?? [])
            : []
      const matches = asked.map(({ concept }) => {
        const own = matchIn(concept, passage)
        return own > BESIDE ? own : Math.max(own, ...beside.map((other) => BESIDE * matchOf(concept, other.own)))
      })
      const met = (at: number) => (matches[at] ?? 0) >= MET
      const coverage = asked.reduce((sum, { weight }, at) => sum + weight * (matches[at] ?? 0), 0) / total
      const pulled = asked.reduce((sum, { pull }, at) => sum + pull * (matches[at] ?? 0), 0) / pulling
      const returned = returnedBy(passage, said, wanted, line)
      const fits =
        wanted === undefined ||
        (WANTS[wanted](passage, line) &&
          (counted === undefined || countsIn(counted, passage)) &&
          !asksElse(passage, wanted, line))
      const missesAbsent = asked.some(({ key, absent }, at) => key && absent && !met(at))
      const near = story && passage.kind !== 'faq' ? 0 : nearness(passage, returned)
      return {
        passage,
        coverage,
        returned,
        fits,
        missesKey: asked.some(({ key }, at) => key && !met(at)),
        missesAbsent,
        missesThing: asked.some(({ concept }, at) => isThing(concept) && !met(at)),
        meetsKey: asked.some(({ key, concept }, at) => (key || concept.told) && met(at) && !concept.light),
        meetsItself: asked.some(
          ({ key, concept }) => key && [passage, ...beside].some(({ own }) => matchOf(concept, own) >= MET),
        ),
        meetsNear: asked.some(
          ({ key, concept }) => key && (matchOf(concept, passage.own) >= MET || matchOf(concept, passage.under) >= MET),
        ),
        namesOther: passage.label.some((concept) => matchOf(concept, said) < MET),
        denies: asked.some(
          ({ key, concept }) =>
            key && !concept.light && matchOf(concept, passage.denied) >= (missesAbsent ? OWN_WORD : MET),
        ),
        score:
          (pulled + near) *
            (fits ? 1 : UNFIT) *
            (isOfOtherKind(passage, wanted) ||
            (passage.kind === 'faq' && wanted !== undefined && passage.wants === undefined && returned < 0.6) ||
            (passage.asksPrice && !asksPrice)
              ? OTHER_KIND
              : 1) -
          Math.min(passage.size, 80) / 2000 +
          passage.prior +
          (passage.kind === 'row' ? OF_SIZE * sized(measures, passage.text) : 0) +
          (defines?.test(passage.text) ? DEFINES : 0) +
          (wanted === 'year' && SINCE.test(passage.text) ? DEFINES : 0) +
          (asksOwner && OWNER_SAID.test(passage.text) ? DEFINES : 0) +
          (wanted === 'person' && !asksOwner && passage.person !== undefined ? OF_PERSON : 0),
      }
    })
    .sort((a, b) => b.score - a.score)
}

/** Of rows for several sizes, the one for the size that was named. */
const OF_SIZE = 0.12
/** An FAQ row may leave to its question what it counts. */
const countsIn = (noun: Concept, { kind, heading, around, text }: Passage): boolean =>
  (kind === 'faq' && /\bhow many\b/i.test(heading) && matchOf(noun, around) > 0) || counts(noun, text)

/** What stands on a card with one price is what the price is for. */
const besideAlone = (section: Passage[]): Passage[] =>
  section.filter(({ kind }) => kind === 'row').length === 1 ? section.filter(({ kind }) => kind !== 'row') : []

/** An FAQ row that asks what was asked is nearer; a heading counts as half a question. */
const nearness = ({ kind, asks }: Passage, returned: number): number => {
  if (kind === 'faq') return 0.15 * returned + 0.02
  return asks.length > 0 ? 0.08 * returned : 0
}

const returnedBy = (passage: Passage, said: Terms, wanted: Wanted | undefined, line: string): number =>
  asksElse(passage, wanted, line) ? ELSE * subjectsOf(passage, said, wanted) : subjectsOf(passage, said, wanted)

/** "How long does gel last?" is about gel, and is neither how long gel takes nor whether gel is bad for nails. */
const asksElse = ({ kind, wants, heading }: Passage, wanted: Wanted | undefined, line: string): boolean =>
  kind === 'faq' &&
  wants === 'duration' &&
  (wanted === undefined || (wanted === 'duration' && LASTS.test(line) !== LASTS.test(heading)))
const LASTS = /\blasts?\b|\bhold up\b|\bgood for\b/i
const ELSE = 0.5

const subjectsOf = (passage: Passage, said: Terms, wanted: Wanted | undefined): number => {
  const named = passage.asks.filter((concept) => !concept.light)
  if (named.length === 0 && wanted !== undefined && passage.wants === wanted) return 1
  const subjects = named.length > 0 ? named : passage.asks
  return subjects.length === 0
    ? 0
    : subjects.reduce((sum, concept) => sum + matchOf(concept, said), 0) / subjects.length
}
