import type { Statement } from '../../knowledge/statement'
import { wordsOf } from '../../text/words'

/** A statement's words, by what they stand in. */
export type Entry = {
  statement: Statement
  /** How often each stem stands in the text. */
  text: Map<string, number>
  length: number
  trail: Set<string>
  title: Set<string>
  /** Of the question that it answers. */
  question?: Set<string>
}

/** Statements by their words. */
export type SearchIndex = {
  entries: Entry[]
  /** Which entries hold a stem in their text, their headings or their page's title. */
  postings: Map<string, number[]>
  /** How many texts and headings hold a stem, a heading counted once however much stands under it. */
  holding: Map<string, number>
  meanLength: number
}

const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem)
const isRead = ({ source: { kind } }: Statement): boolean => kind === 'site' || kind === 'page'

export function indexStatements(statements: readonly Statement[]): SearchIndex {
  const postings = new Map<string, number[]>()
  const holding = new Map<string, number>()
  const above = new Map<string, Set<string>>()
  const count = (stem: string) => holding.set(stem, (holding.get(stem) ?? 0) + 1)
  const stemsAbove = (text: string, counts: boolean): Set<string> => {
    const known = above.get(text)
    if (known) return known
    const stems = new Set(stemsOf(text))
    above.set(text, stems)
    if (counts) stems.forEach(count)
    return stems
  }
  const entries = statements.map((statement, at): Entry => {
    const { kind, trail, source } = statement
    const text = new Map<string, number>()
    const stems = stemsOf(statement.text)
    for (const stem of stems) text.set(stem, (text.get(stem) ?? 0) + 1)
    for (const stem of text.keys()) count(stem)
    const headings = trail.map((heading) => stemsAbove(heading, true))
    const entry: Entry = {
      statement,
      text,
      length: stems.length,
      trail: new Set(headings.flatMap((one) => [...one])),
      title: stemsAbove(isRead(statement) ? source.title : '', false),
    }
    const question = kind === 'faq' ? headings.at(-1) : undefined
    for (const stem of new Set([...text.keys(), ...entry.trail, ...entry.title])) {
      const list = postings.get(stem)
      if (list) list.push(at)
      else postings.set(stem, [at])
    }
    return question ? { ...entry, question } : entry
  })
  const words = entries.reduce((sum, { length }) => sum + length, 0)
  return { entries, postings, holding, meanLength: words / Math.max(1, entries.length) }
}
