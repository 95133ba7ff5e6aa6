import { termFinder, tokensOf } from '../../text/terms'
import words from './broken.json'

const find = termFinder(
  Object.fromEntries(
    Object.entries(words).map(([name, lists]) => [name, Object.values(lists).flatMap((list) => list.split('|'))]),
  ),
)

/** "Your guys broke my sprinkler": something was broken, and nobody's body is spoken of. */
export function isOfThing(text: string): boolean {
  const hits = new Set(find(tokensOf(text)).map(({ list }) => list))
  return hits.has('breaks') && !hits.has('somebody')
}
