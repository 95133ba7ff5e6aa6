import { isStop } from '../../text/stopWords'
import { type Token, termFinder, tokensOf } from '../../text/terms'
import { conceptsIn } from './classifier/features'
import followUps from './followUps.json'

/** A longer message stands alone. */
const LONGEST = 9
/** What is asked of a thing, whatever the thing: price, day, whether there is room. */
const MANNERS: ReadonlySet<string> = new Set([
  'asking',
  'cost',
  'day',
  'free',
  'appointment',
  'hello',
  'thanks',
  'yes',
  'no',
])

const find = termFinder(
  Object.fromEntries(
    Object.entries(followUps).map(([name, lists]) => [
      name,
      Object.values<string>(lists).flatMap((list) => list.split('|')),
    ]),
  ),
)

/** "opened": a new thing is asked of in the same way ("and hypnosis?"); "pointed": the same thing in a new way ("how much is that?"). */
export type FollowUp = 'opened' | 'pointed'

export function followUpIn(text: string): FollowUp | undefined {
  const tokens = tokensOf(text)
  if (tokens.length > LONGEST || tokens.length === 0) return undefined
  const hits = find(tokens)
  const starts = hits.filter(({ from }) => from === 0).map(({ list }) => list)
  const hasThing = thingsIn(tokens).length > 0
  if (starts.includes('opens')) return hasThing ? 'opened' : 'pointed'
  const points = hits.some(({ list, to }) => list === 'points' && (!hasThing || to === tokens.length))
  return points || !hasThing || starts.includes('leads') ? 'pointed' : undefined
}

/** What is looked up: a question with what the conversation is about, where it can't be understood without. */
export function lookupOf(text: string, topic: string | undefined, before: string | undefined): string {
  const kind = topic === undefined ? undefined : followUpIn(text)
  if (kind === undefined) return text
  if (kind === 'pointed') return `${topic} ${text}`
  const manner = mannerOf(before ?? topic ?? '')
  return manner === '' ? text : `${manner} ${text}`
}

/** The words that name a thing: neither small words nor ways of asking. */
function thingsIn(tokens: Token[]): Token[] {
  const manner = new Set<number>()
  for (const { list, from, to } of conceptsIn(tokens))
    if (MANNERS.has(list)) for (let at = from; at < to; at++) manner.add(at)
  for (const { from, to } of find(tokens)) for (let at = from; at < to; at++) manner.add(at)
  return tokens.filter(({ word }, at) => !manner.has(at) && !isStop(word))
}

/** "how much is a facial" → "how much is a" */
function mannerOf(text: string): string {
  const tokens = tokensOf(text)
  const things = new Set(thingsIn(tokens))
  return tokens
    .filter((token) => !things.has(token))
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')
}
