import { type Concept, matchOf, termsOf } from '../language/concepts'
import { tokens } from '../language/tokens'
import type { Wanted } from '../question/kinds'
import type { Passage } from './passages'

export type Asked = { concept: Concept; weight: number; key: boolean }
export type Ranked = { passage: Passage; score: number; coverage: number; missesKey: boolean }

/** A light word asks for less; what stands only in the story before the question asks for less still. */
const LIGHT = 0.25
const TOLD = 0.4
const AROUND = 0.9
const BESIDE = 0.6

const matchIn = (concept: Concept, passage: Passage): number => {
  const own = matchOf(concept, passage.own)
  return own >= AROUND ? own : Math.max(own, AROUND * matchOf(concept, passage.around))
}

/** Weights by rarity among the passages: a word that they don't hold at all weighs most, so that it can't be overlooked. */
export const weigh = (concepts: (Concept & { told: boolean })[], passages: Passage[]): Asked[] => {
  const weighed = concepts.map((concept) => {
    const holding = passages.filter((passage) => matchIn(concept, passage) > 0.6).length
    const rarity = holding === 0 ? 1 : Math.log(1 + passages.length / holding) / Math.log(1 + passages.length)
    return { concept, weight: Math.max(0.35, rarity) * (concept.light ? LIGHT : 1) * (concept.told ? TOLD : 1) }
  })
  const heaviest = Math.max(0, ...weighed.map(({ weight }) => weight))
  return weighed.map((asked) => ({ ...asked, key: asked.weight >= 0.85 * heaviest }))
}

const WANTS: Record<Wanted, (carries: Passage['carries']) => boolean> = {
  duration: (carries) => carries.duration || carries.time,
  often: (carries) => carries.duration || carries.time,
  time: (carries) => carries.time || carries.duration || carries.number,
  year: (carries) => carries.year || carries.duration,
  person: (carries) => carries.person,
  count: (carries) => carries.number,
}
const UNWANTED = 0.7

/** The passages by how well they answer, best first. */
export const rank = (asked: Asked[], line: string, passages: Passage[], wanted: Wanted | undefined): Ranked[] => {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return []
  const said = termsOf(tokens(line))
  const beside = new Map<number, Passage[]>()
  for (const passage of passages) beside.set(passage.paragraph, [...(beside.get(passage.paragraph) ?? []), passage])

  return passages
    .map((passage) => {
      const neighbours = passage.kind === 'sentence' ? (beside.get(passage.paragraph) ?? []).filter((other) => other !== passage) : []
      let met = 0
      let missesKey = false
      for (const { concept, weight, key } of asked) {
        const own = matchIn(concept, passage)
        const match = own > BESIDE ? own : Math.max(own, ...neighbours.map((other) => BESIDE * matchOf(concept, other.own)))
        met += weight * match
        if (key && match < 0.5) missesKey = true
      }
      const coverage = met / total
      const back = passage.asks.filter((concept) => !concept.light)
      const returned = back.length === 0 ? 0 : back.reduce((sum, concept) => sum + matchOf(concept, said), 0) / back.length
      const near = passage.kind === 'faq' ? 0.15 * returned + 0.02 : 0
      const fits = wanted === undefined || WANTS[wanted](passage.carries) ? 1 : UNWANTED
      return { passage, coverage, missesKey, score: (coverage + near) * fits - Math.min(passage.size, 80) / 2000 }
    })
    .sort((a, b) => b.score - a.score)
}
