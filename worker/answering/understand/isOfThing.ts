import { inAllLanguages, termFinder, tokensOf } from '../../text/terms'
import words from './broken.json'
import concepts from './classifier/concepts.json'

const { breaks = [], body = [], somebody = [] } = inAllLanguages({ ...words, body: concepts.body })
const find = termFinder({ breaks, somebody: [...body, ...somebody] })

/** "Your guys broke my sprinkler": something was broken, and nobody's body is spoken of. */
export function isOfThing(text: string): boolean {
  const hits = new Set(find(tokensOf(text)).map(({ list }) => list))
  return hits.has('breaks') && !hits.has('somebody')
}
