import { type Concept, matchOf, withKin } from '../language/concepts'
import { groupNumber } from '../language/lexicon'
import { TOPICS } from '../language/topics'
import { isAction } from '../language/wordClasses'
import { AROUND, MET, matchIn } from './matching'
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
/** How many passages the whole site has, and how many hold a stem, where only some of them are at hand. */
export type Counts = { total: number; holding: Record<string, number> }
type Weighing = { story?: boolean; offer?: boolean; counts?: Counts | undefined; everyones?: string[] }

const rarityOf = ({ stems }: Concept, holding: number, atHand: number, counts: Counts | undefined): number => {
  const total = Math.max(atHand, counts?.total ?? 0)
  const known = stems.flatMap((stem) => counts?.holding[stem] ?? [])
  return Math.log(1 + total / Math.max(holding, ...known)) / Math.log(1 + total)
}

/** Weights by rarity among the passages: a word that they don't hold at all weighs most, so that it can't be overlooked. */
export const weigh = (
  asking: AskedConcept[],
  passages: Passage[],
  { story = false, offer = false, counts = undefined, everyones = [] }: Weighing = {},
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
  const namesThing = inParts.some(
    (one) => !one.forWhom && isThing(one) && !one.groups.includes(HOURLY) && holdingOf(one) > 0,
  )
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
  const served = passages.filter(({ kind }) => kind === 'service' || kind === 'specialty')
  const isServed = ({ concept }: { concept: AskedConcept }) => served.some(({ own }) => matchOf(concept, own) >= AROUND)
  const isOfMany = (one: (typeof weighed)[number]) =>
    isServed(one) && things.some((other) => !isServed(other) && other.weight >= one.weight)
  const isOnlyFor = ({ groups }: AskedConcept) => things.length > 1 && groups.includes(CHILD)
  const heaviest = Math.max(0, ...things.filter(({ concept }) => !isOnlyFor(concept)).map(({ weight }) => weight))
  const isTopic = ({ groups }: AskedConcept) => groups.some((group) => TOPICS.has(group))
  const isEveryones = ({ words }: AskedConcept) => story && words.every((word) => everyones.includes(word))
  return weighed.map((asked) =>
    isEveryones(asked.concept)
      ? { ...asked, weight: TOLD_IN_VAIN * asked.weight, key: false }
      : isOnlyFor(asked.concept)
        ? { ...asked, weight: TOLD * asked.weight, key: false }
        : isThing(asked.concept) && isOfMany(asked)
          ? { ...asked, weight: AMONG_SERVED * asked.weight, pull: AMONG_SERVED * asked.pull, key: false }
          : { ...asked, key: isThing(asked.concept) && (asked.weight >= 0.9 * heaviest || isTopic(asked.concept)) },
  )
}

/** "Have you helmets for children": whom it is for needn't be named again. */
const CHILD = groupNumber('child')
/** "What is the hall per hour": the hall is asked for. */
const HOURLY = groupNumber('hourly')
export const isThing = ({ told, action, isClass, light }: AskedConcept) => !told && !action && !isClass && !light

/** A phrase that nothing speaks of is taken by its words. */
const inWords = (asked: AskedConcept, stems: Set<string>, holdingOf: (concept: Concept) => number): AskedConcept[] => {
  const concept = withKin(asked, stems)
  const isOneThing = asked.parts.length < 2 && asked.parts.every(({ light }) => !light)
  if (isOneThing || asked.groups.some((group) => UNPARTED.has(group)) || holdingOf(concept) > 0) return [concept]
  const { told, isClass, forWhom } = asked
  return asked.parts.map((part) => withKin({ ...part, told, isClass, forWhom }, stems))
}

/** Who is insured takes nobody's insurance for it, and who has a mind minds no child. */
const UNPARTED = new Set([groupNumber('insurance plan'), groupNumber('childcare')])

const weightOf = (concept: AskedConcept, rarity: number, absent: boolean): number => {
  if (concept.light) return concept.isClass ? LIGHT_CLASS : LIGHT
  if (concept.action) return absent && concept.groups.length === 0 && !concept.words.some(isAction) ? UNHEARD : ACTION
  return concept.isClass ? CLASS : Math.max(0.35, rarity)
}
