import type { Statement } from '../../knowledge'
import type { RankedStatement } from './evidence'
import { headingOf } from './sections'

/** How much English text a token holds on average, rounded down so that the prompt rather stays too short. */
const CHARACTERS_PER_TOKEN = 3.6
/** What the prompt adds: a line break or ", " after a text; "Q: ", " A: " or brackets, and a line break, around a heading. */
const AROUND_TEXT = 2
const AROUND_HEADING = 8
/** How many statements before and after a likely one come with it. */
const NEIGHBORS = 3
/** Facts that may be hundreds of rows. All other facts are few and often asked for, so they always come first. */
const LONG_LISTS = /^fact:(?:prices|areas|team|insurance)#/

/**
 * Chooses what a prompt of `maxTokens` has room for: first the owner's facts without the long lists; then the statements that are likeliest
 * to answer (`ranked`), each with its neighbors of the same block; then whatever still fits. Answers them in the order of `statements`.
 */
export function chooseFitting(
  statements: readonly Statement[],
  ranked: readonly RankedStatement[],
  maxTokens: number,
): Statement[] {
  const places = new Map(statements.map((statement, at) => [statement, at]))
  const headings = new Set<string>()
  const kept = new Set<number>()
  let room = maxTokens * CHARACTERS_PER_TOKEN
  const keep = (at: number) => {
    const statement = statements[at]
    if (!statement || kept.has(at)) return
    const heading =
      statement.kind === 'faq' && statement.source.kind === 'faq' ? statement.trail.join(' ') : headingOf(statement)
    const size = statement.text.length + AROUND_TEXT + (headings.has(heading) ? 0 : heading.length + AROUND_HEADING)
    if (size > room) return
    room -= size
    headings.add(heading)
    kept.add(at)
  }
  for (const [at, { id, source }] of statements.entries()) if (source.kind === 'fact' && !LONG_LISTS.test(id)) keep(at)
  for (const { statement } of ranked) {
    const at = places.get(statement)
    if (at === undefined) continue
    keep(at)
    for (let near = at - NEIGHBORS; near <= at + NEIGHBORS; near++)
      if (statements[near]?.block === statement.block && statements[near]?.source.kind === statement.source.kind)
        keep(near)
  }
  for (const at of statements.keys()) keep(at)
  return [...kept].sort((a, b) => a - b).flatMap((at) => statements[at] ?? [])
}
