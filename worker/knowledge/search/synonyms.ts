import { tellingStemsIn } from '../../text/words'
import SERVICES from './services.json'
import SYNONYMS from './synonyms.json'

const alike = new Map<string, Set<string>>()

function relate(related: Map<string, Set<string>>, stems: string[], others: string[]): void {
  for (const stem of stems) related.set(stem, new Set([...(related.get(stem) ?? []), ...others]))
}

// What visitors and businesses of ten languages call the same matter. Folded, a word of one language may be grammar of another: "thẻ" pays in
// Vietnamese, and stands as "the" in every English sentence.
for (const group of Object.values(SYNONYMS)) {
  const stems = Object.values(group).flatMap((words) => tellingStemsIn(words))
  relate(alike, stems, stems)
}
// What a service is called in another language. In one and the same, two words for two services are two things: color and highlights.
const abroad = new Map<string, Set<string>>()
for (const group of Object.values(SERVICES)) {
  const named = Object.values(group).map((words) => tellingStemsIn(words))
  for (const stems of named) relate(abroad, stems, named.filter((others) => others !== stems).flat())
}
for (const [stem, others] of abroad) relate(alike, [stem], [...others])

/** Other words for a word: "kid" for "children", "aparcar" for "parking". */
export const synonymsOf = (stem: string): ReadonlySet<string> => alike.get(stem) ?? NONE

/** What a service is called in other languages: "massage" for "masaje". */
export const calledAbroad = (stem: string): ReadonlySet<string> => abroad.get(stem) ?? NONE
const NONE: ReadonlySet<string> = new Set()
