import type { Statement } from '../../knowledge'
import type { Ranked } from './evidence'
import { headingOf } from './headingOf'

/** What providers' tokenizers come to for English, rounded towards more. */
const CHARACTERS_A_TOKEN = 3.6
const NEIGHBOURS = 3
/** Prices, places and people can be many; the rest of what the owner typed is asked for all the time. */
const LISTS = /^fact:(?:prices|areas|team|insurance)#/

/** As many statements as fit, the likeliest with their neighbours first, in the order in which they came. */
export function chooseFitting(
  statements: readonly Statement[],
  ranked: readonly Ranked[],
  maxTokens: number,
): Statement[] {
  const places = new Map(statements.map((statement, at) => [statement, at]))
  const headed = new Set<string>()
  const kept = new Set<number>()
  let room = maxTokens * CHARACTERS_A_TOKEN
  const keep = (at: number) => {
    const statement = statements[at]
    if (!statement || kept.has(at)) return
    const heading =
      statement.kind === 'faq' && statement.source.kind === 'faq' ? statement.trail.join(' ') : headingOf(statement)
    const size = statement.text.length + 2 + (headed.has(heading) ? 0 : heading.length + 8)
    if (size > room) return
    room -= size
    headed.add(heading)
    kept.add(at)
  }
  for (const [at, { id, source }] of statements.entries()) if (source.kind === 'fact' && !LISTS.test(id)) keep(at)
  for (const { statement } of ranked) {
    const at = places.get(statement)
    if (at === undefined) continue
    keep(at)
    for (let near = at - NEIGHBOURS; near <= at + NEIGHBOURS; near++)
      if (statements[near]?.block === statement.block && statements[near]?.source.kind === statement.source.kind)
        keep(near)
  }
  for (const at of statements.keys()) keep(at)
  return [...kept].sort((a, b) => a - b).flatMap((at) => statements[at] ?? [])
}
