import { type Concept, matchOf, type Terms, termsOf, withKin } from '../language/concepts'
import { groupNumber } from '../language/lexicon'
import { tokens } from '../language/tokens'
import { isAction } from '../language/wordClasses'
import { isPrice, type Wanted } from '../question/kinds'
import type { Passage } from './passages'

export type AskedConcept = Concept & {
  /** It stands in the story before the question, or in a condition. */
  told: boolean
  /** It follows "what" or "which". */
  isClass: boolean
  /** It stands behind "for my". */
  forWhom: boolean
}
export type Asked = {
  concept: AskedConcept
  /** What it counts for whether a passage is enough. */
  weight: number
  /** What it counts for which passage comes first: what is told decides between those that would do. */
  pull: number
  key: boolean
  absent: boolean
}
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

/** A light word asks for less, and what is done to a thing for less than the thing; what is only told, for less still. */
const LIGHT = 0.1
const ACTION = 0.25
/** A verb of the visitor's own that the business never uses. */
const UNHEARD = 0.6
/** "Which software do you use": the class of what is asked for, which the answer needn't name. */
const CLASS = 0.15
const LIGHT_CLASS = 0.03
const TOLD = 0.4
const TELLING = 0.9
/** "A men's haircut" at a salon: that it is a haircut goes without saying. */
const AMONG_SERVED = 0.5
/** A story's words that the business never uses. */
const TOLD_IN_VAIN = 0.05
const AROUND = 0.9
const ON_PAGE = 0.6
const BESIDE = 0.6
const MET = 0.5
const OWN_WORD = 0.99

const matchIn = (concept: Concept, passage: Passage): number => {
  const own = matchOf(concept, passage.own)
  return own >= AROUND
    ? own
    : Math.max(
        own,
        AROUND * matchOf(concept, passage.around),
        AROUND * inParts(concept, passage),
        ON_PAGE * matchOf(concept, passage.page),
      )
}

/** "Termite inspection" is spoken of where "Inspections" stands under "Termites". */
const THING_ALONE = 0.8
const inParts = ({ stems, kin }: Concept, { own, around }: Passage): number => {
  if (stems.length < 2) return 0
  const forms = stems.map((stem, at) => [stem, ...(kin?.[at] ?? [])])
  const held = (one: string[], terms: Terms) => one.some((stem) => terms.stems.has(stem))
  const isMet = (some: string[][]) =>
    some.length > 0 && some.every((one) => held(one, own) || held(one, around)) && some.some((one) => held(one, own))
  if (isMet(forms)) return 1
  return isMet(forms.filter(([stem]) => stem !== undefined && !isAction(stem))) ? THING_ALONE : 0
}

/** How many passages the whole site has, and how many hold a stem, where only some of them are at hand. */
export type Counts = { total: number; holding: Record<string, number> }
type Weighing = { story?: boolean; offer?: boolean; counts?: Counts | undefined }

const rarityOf = ({ stems }: Concept, holding: number, atHand: number, counts: Counts | undefined): number => {
  const total = Math.max(atHand, counts?.total ?? 0)
  const known = stems.flatMap((stem) => counts?.holding[stem] ?? [])
  return Math.log(1 + total / Math.max(holding, ...known)) / Math.log(1 + total)
}

/** Weights by rarity among the passages: a word that they don't hold at all weighs most, so that it can't be overlooked. */
export const weigh = (
  asking: AskedConcept[],
  passages: Passage[],
  { story = false, offer = false, counts = undefined }: Weighing = {},
): Asked[] => {
  const stems = new Set<string>()
  for (const { own, around } of passages)
    for (const terms of [own, around]) for (const one of terms.stems) stems.add(one)
  const counted = new Map<Concept, number>()
  const holdingOf = (concept: Concept): number => {
    const known = counted.get(concept) ?? passages.filter((passage) => matchIn(concept, passage) > MET).length
    counted.set(concept, known)
    return known
  }
  const inParts = asking.flatMap((one) => inWords(one, stems, holdingOf))
  const namesThing = inParts.some((one) => !one.forWhom && isThing(one) && holdingOf(one) > 0)
  const weighed = inParts
    .map((one) => (one.forWhom && namesThing && !offer ? { ...one, told: true } : one))
    .map((concept) => {
      const holding = holdingOf(concept)
      const rarity = holding === 0 ? 1 : rarityOf(concept, holding, passages.length, counts)
      const weight = weightOf(concept, rarity, holding === 0)
      const share = holding === 0 && (story || concept.told) ? TOLD_IN_VAIN : concept.told ? TOLD : 1
      const isTelling = concept.told && holding > 0 && !concept.light && !concept.action && !story
      return {
        concept,
        absent: holding === 0,
        weight: weight * share,
        pull: isTelling ? TELLING * weight : weight * share,
      }
    })
  const things = weighed.filter(({ concept }) => isThing(concept))
  const heaviest = Math.max(0, ...things.map(({ weight }) => weight))
  const served = passages.filter(({ kind }) => kind === 'service' || kind === 'specialty')
  const isServed = ({ concept }: { concept: AskedConcept }) => served.some(({ own }) => matchOf(concept, own) >= AROUND)
  const isOfMany = (one: (typeof weighed)[number]) =>
    isServed(one) && things.some((other) => !isServed(other) && other.weight >= one.weight)
  const isOnlyFor = ({ groups }: AskedConcept) => things.length > 1 && groups.includes(CHILD)
  return weighed.map((asked) =>
    isOnlyFor(asked.concept)
      ? { ...asked, weight: TOLD * asked.weight, key: false }
      : isThing(asked.concept) && isOfMany(asked)
        ? { ...asked, weight: AMONG_SERVED * asked.weight, pull: AMONG_SERVED * asked.pull, key: false }
        : { ...asked, key: isThing(asked.concept) && asked.weight >= 0.9 * heaviest },
  )
}

/** "Do you give the kids snacks": whom it is for needn't be named again. */
const CHILD = groupNumber('child')
const isThing = ({ told, action, isClass, light }: AskedConcept) => !told && !action && !isClass && !light

/** A phrase that nothing speaks of is taken by its words. */
const inWords = (asked: AskedConcept, stems: Set<string>, holdingOf: (concept: Concept) => number): AskedConcept[] => {
  const concept = withKin(asked, stems)
  if (asked.parts.length === 0 || holdingOf(concept) > 0) return [concept]
  const { told, isClass, forWhom } = asked
  return asked.parts.map((part) => withKin({ ...part, told, isClass, forWhom }, stems))
}

const weightOf = (concept: AskedConcept, rarity: number, absent: boolean): number => {
  if (concept.light) return concept.isClass ? LIGHT_CLASS : LIGHT
  if (concept.action) return absent && concept.groups.length === 0 && !concept.words.some(isAction) ? UNHEARD : ACTION
  return concept.isClass ? CLASS : Math.max(0.35, rarity)
}

const WANTS: Record<Wanted, (passage: Passage) => boolean> = {
  duration: ({ carries, text }) => carries.duration || SOON.test(text),
  often: ({ carries, text }) => carries.duration || carries.time || OFTEN.test(text),
  time: ({ carries, text }) =>
    carries.time ||
    carries.duration ||
    /\b(?:after|before|once|when|until|from|every|as soon|days?|weeks?|months?|spring|summer|fall|winter)\b/i.test(
      text,
    ),
  year: ({ carries }) => carries.year || carries.duration,
  person: ({ carries }) => carries.person,
  count: ({ text }) => COUNTED.test(text.replace(UNCOUNTED, ' ')),
  age: ({ text }) => /\byears? old\b|\baged?\b|\bborn\b/i.test(text),
}
/** Amounts, times, telephones and addresses count nothing. */
const UNCOUNTED = /[$£€]\s?\d[\d,.]*|\d{1,2}(?::\d{2})? ?[ap]\.?m\b|\d{3}[-.) ]+\d{3}[-. ]\d{4}|\b\d{1,2}:\d{2}\b/gi
const COUNTED =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|couple|both|brothers|sisters|hundred|no limit)\b/i
const SOON =
  /\b(?:same[- ]day|right away|immediately|on the spot|24\/7|around the clock|within|minutes?|hours?|overnight|next day|tomorrow|depends?|varies|vary|until|by (?:noon|evening|\d))\b|\d ?[ap]\.?m\b/i
const OFTEN = /\b(?:once|twice|every|each|daily|weekly|monthly|yearly|annually|\w+ times)\b/i
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
      const returned = returnedBy(passage, said, wanted)
      const fits = wanted === undefined || WANTS[wanted](passage)
      const missesAbsent = asked.some(({ key, absent }, at) => key && absent && !met(at))
      const near = story && passage.kind !== 'faq' ? 0 : nearness(passage, returned)
      return {
        passage,
        coverage,
        returned,
        fits,
        missesKey: asked.some(({ key }, at) => key && !met(at)),
        missesAbsent,
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
          (defines?.test(passage.text) ? DEFINES : 0),
      }
    })
    .sort((a, b) => b.score - a.score)
}

/** What stands on a card with one price is what the price is for. */
const besideAlone = (section: Passage[]): Passage[] =>
  section.filter(({ kind }) => kind === 'row').length === 1 ? section.filter(({ kind }) => kind !== 'row') : []

/** An FAQ row that asks what was asked is nearer; a heading counts as half a question. */
const nearness = ({ kind, asks }: Passage, returned: number): number => {
  if (kind === 'faq') return 0.15 * returned + 0.02
  return asks.length > 0 ? 0.08 * returned : 0
}

const returnedBy = (passage: Passage, said: Terms, wanted: Wanted | undefined): number => {
  const named = passage.asks.filter((concept) => !concept.light)
  if (named.length === 0 && wanted !== undefined && passage.wants === wanted) return 1
  const subjects = named.length > 0 ? named : passage.asks
  return subjects.length === 0
    ? 0
    : subjects.reduce((sum, concept) => sum + matchOf(concept, said), 0) / subjects.length
}
