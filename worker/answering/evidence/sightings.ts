import type { Source } from '../../../contract/chat'
import { type Concept, matchOf, type Terms, termsOf } from '../language/concepts'
import { tokens } from '../language/tokens'
import { type ContactKind, contactsIn, contactsOf } from './contacts'

/** Where a number, an address or a week stands: under whose name, beside what. */
export type Placed = { label: string; own?: Terms; near: Terms; far: Terms }
export type Sighting = Placed & { kind: ContactKind; value: string; source: Source }

/** Headings that say what stands beneath them, not which branch it is. */
const PLAIN =
  /\b(?:address|location|contact|visit|find|hours?|times?|open|opening|phone|call|email|get in touch|reach|where|us|map|directions|office|info|touch)\b/i
export const isPlainHeading = (heading: string): boolean => PLAIN.test(heading)

export const placedAt = (trail: string[], section: string): Placed => {
  const at = trail.findLastIndex((heading) => !isPlainHeading(heading))
  const label = trail[at] ?? ''
  return {
    label: label.length <= LONGEST_LABEL ? label : '',
    near: termsOf(tokens([...trail.slice(Math.max(0, at)), section].join(' / '))),
    far: termsOf(tokens(trail.join(' / '))),
  }
}
const LONGEST_LABEL = 40

export const sightingsIn = (text: string, source: Source, placed: () => Placed): Sighting[] => {
  const found = contactsIn(text)
  if (found.length === 0) return []
  const place = { ...placed(), own: termsOf(tokens(text)) }
  return found.map(({ kind, value }) => ({ ...place, kind, value, source }))
}

/** Those that stand by what was asked for: the night line, the branch on Main Street. None where it tells none of them apart. */
export const besideAsked = <P extends Placed>(asked: Concept[], placed: P[]): P[] => {
  const named = asked.filter(({ light, stems, words }) => !light && stems.length > 0 && !words.every(isPlainHeading))
  const meets = (concept: Concept, { own, near, far }: P) =>
    own !== undefined && matchOf(concept, own) >= MET
      ? 3
      : matchOf(concept, near) >= MET
        ? 2
        : matchOf(concept, far) >= MET
          ? 1
          : 0
  const points = new Map(placed.map((one) => [one, 0]))
  for (const concept of named) {
    const met = placed.map((one) => meets(concept, one))
    if (met.every((level) => level === met[0])) continue
    for (const [at, one] of placed.entries()) points.set(one, (points.get(one) ?? 0) + (met[at] ?? 0))
  }
  const most = Math.max(0, ...points.values())
  return most === 0 ? [] : placed.filter((one) => points.get(one) === most)
}
const MET = 0.75

/** What is asked for, or the first of its kind. */
export const sightingOf = (kind: ContactKind, asked: Concept[], all: Sighting[]): Sighting | undefined => {
  const some = all.filter((one) => one.kind === kind)
  const beside = besideAsked(asked, some)
  const { [kind]: value } = contactsOf(beside.length > 0 ? beside : some)
  return (beside.length > 0 ? beside : some).find((one) => one.value === value)
}
