import type { Statement } from '../../knowledge'
import { Recent } from '../../platform/recent'
import { stem } from '../../text/stem'
import { tellingStemsIn, wordsOf } from '../../text/words'
import { sectionOf } from './sections'

/** A statement's words, by what they stand in. */
export type IndexEntry = {
  statement: Statement
  /** How often each stem stands in the text. */
  text: Map<string, number>
  length: number
  trail: Set<string>
  title: Set<string>
  /** Of the question that it answers, those that tell something. */
  question?: Set<string>
  /** Of all that stands under the same heading, read when it is asked for. */
  section?: () => ReadonlySet<string>
}

/** Statements by their words. */
export type SearchIndex = {
  entries: IndexEntry[]
  /** Which entries hold a stem in their text, their headings or their page's title. */
  postings: Map<string, number[]>
  /** How many texts and headings hold a stem, a heading counted once however much stands under it. */
  holding: Map<string, number>
  meanLength: number
}

/** The stems of a text, those that a hyphen ties as one as well: "tune-up" is looked for as "tuneup". */
export function stemsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.flatMap((word, at) => {
    const before = words[at - 1]
    const tied = before && text.charAt(word.start - 1) === '-' && before.start + before.text.length === word.start - 1
    return tied ? [word.stem, stem(before.text + word.text)] : [word.stem]
  })
}
const isRead = ({ source: { kind } }: Statement): boolean => kind === 'site' || kind === 'page'

/** Headings and titles stand over many statements, and over the same ones in the next message. */
const above = new Recent<Set<string>>(5_000)
const stemsAbove = (text: string): Set<string> => above.get(text, () => new Set(stemsOf(text)))

export function entryOf(statement: Statement): IndexEntry {
  const { kind, trail, source } = statement
  const stems = stemsOf(statement.text)
  const text = new Map<string, number>()
  for (const stem of stems) text.set(stem, (text.get(stem) ?? 0) + 1)
  const headings = trail.map(stemsAbove)
  const question = kind === 'faq' ? new Set(tellingStemsIn(trail.at(-1) ?? '')) : undefined
  return {
    statement,
    text,
    length: stems.length,
    trail: headings.length === 1 && headings[0] ? headings[0] : new Set(headings.flatMap((one) => [...one])),
    title: stemsAbove(isRead(statement) ? source.title : ''),
    ...(question && { question }),
  }
}

export function indexEntries(entries: IndexEntry[]): SearchIndex {
  const postings = new Map<string, number[]>()
  const holding = new Map<string, number>()
  const count = (stem: string) => holding.set(stem, (holding.get(stem) ?? 0) + 1)
  const counted = new Set<string>()
  const sections = Map.groupBy(
    entries.filter(({ statement }) => isRead(statement)),
    ({ statement }) => sectionOf(statement),
  )
  for (const some of sections.values()) {
    let stems: Set<string> | undefined
    const section = () => {
      stems ??= new Set(some.flatMap(({ text }) => [...text.keys()]))
      return stems
    }
    for (const entry of some) entry.section = section
  }
  for (const [at, { statement, text, trail, title }] of entries.entries()) {
    const post = (stem: string) => {
      const list = postings.get(stem)
      if (!list) postings.set(stem, [at])
      else if (list.at(-1) !== at) list.push(at)
    }
    for (const stem of text.keys()) {
      count(stem)
      post(stem)
    }
    trail.forEach(post)
    title.forEach(post)
    for (const heading of statement.trail) {
      if (counted.has(heading)) continue
      counted.add(heading)
      stemsAbove(heading).forEach(count)
    }
  }
  const words = entries.reduce((sum, { length }) => sum + length, 0)
  return { entries, postings, holding, meanLength: words / Math.max(1, entries.length) }
}

export const indexStatements = (statements: readonly Statement[]): SearchIndex => indexEntries(statements.map(entryOf))
