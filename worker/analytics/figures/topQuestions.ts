import { tellingStemsIn } from '../../text/words'

export type AskedOften = { question: string; count: number }

const SHOWN = 8

/** What was asked more than once, the most frequent first; wordings with the same content words are one question. */
export function topQuestions(asked: string[]): AskedOften[] {
  const groups = Map.groupBy(
    asked.filter((text) => text !== ''),
    meaningOf,
  )
  groups.delete('')
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .sort((a, b) => b.length - a.length)
    .slice(0, SHOWN)
    .map((wordings) => ({ question: mostFrequent(wordings), count: wordings.length }))
}

const meaningOf = (text: string): string => [...new Set(tellingStemsIn(text))].sort().join(' ')

function mostFrequent(wordings: string[]): string {
  const same = [...Map.groupBy(wordings, (text) => text).values()].sort((a, b) => b.length - a.length)
  return same[0]?.[0] ?? ''
}
