import type { Language } from '../../../contract/languages'
import { wantedIn } from '../../knowledge'
import { parseValues } from '../../text/parseValues'
import { isStop } from '../../text/stopWords'
import { covered, finderByLanguage, type Token, tokensOf } from '../../text/terms'
import { ANYWHERE, type Value } from '../../text/value'
import { conceptsIn } from './classifier/features'
import followUps from './followUps.json'

/** A longer message stands alone. */
const LONGEST = 9
/** What is asked of a thing, whatever the thing: price, day, whether there is room. */
const MANNERS: ReadonlySet<string> = new Set(['asking', 'cost', 'day', 'free', 'hello', 'thanks', 'yes', 'no'])

/** What sets a time, a length or a number names no thing. */
const SETS: ReadonlySet<Value['kind']> = new Set(['days', 'date', 'clock', 'duration', 'count'])

export const followUpWords = finderByLanguage(followUps)

/** "opened": a new thing is asked of in the same way ("and hypnosis?"); "pointed": the same thing in a new way ("how much is that?"). */
export type FollowUp = 'opened' | 'pointed'

export function followUpIn(text: string, language: Language): FollowUp | undefined {
  const tokens = tokensOf(text)
  if (tokens.length > LONGEST || tokens.length === 0) return undefined
  const hits = followUpWords(tokens, language)
  const starts = hits.filter(({ from }) => from === 0).map(({ list }) => list)
  const set = setIn(text)
  const isSet = ({ start, end }: Token) => set.some((one) => start < one.end && end > one.start)
  const hasThing = thingsIn(tokens, language).some((token) => !isSet(token))
  // "And with kids?" asks of the same thing with something more.
  const isMore = hits.some(
    ({ list, from }) =>
      list === 'adds' && hits.some((one) => one.list === 'opens' && one.from === 0 && one.to === from),
  )
  if (starts.includes('opens')) return hasThing && !isMore ? 'opened' : 'pointed'
  const points = hits.some(({ list, to }) => list === 'points' && (!hasThing || to === tokens.length))
  return points || !hasThing || starts.includes('leads') ? 'pointed' : undefined
}

/** What is looked up: a question with what the conversation is about, where it can't be understood without. */
export function lookupOf(text: string, language: Language, topic: string | undefined): string {
  const kind = topic === undefined ? undefined : followUpIn(text, language)
  if (topic === undefined || kind === undefined) return text
  if (kind === 'pointed' && BARE_NUMBER.test(text) && topic.match(NUMBER)?.length === 1)
    return topic.replace(NUMBER, text.replace(/\D/g, ''))
  const kept =
    kind === 'pointed' ? withoutSet(topic, new Set(setIn(text).map((one) => one.kind))) : mannerOf(topic, language)
  return kept === '' ? text : `${kept} ${text}`
}

/** "60?", "90 min?", "Tuesday": a number or a time alone goes on from what was asked before. */
export function isBareValue(text: string): boolean {
  const set = setIn(text)
  return (
    BARE_NUMBER.test(text) || (set.length > 0 && tokensOf(text).every(({ start, end }) => isWithin(set, start, end)))
  )
}
const isWithin = (values: readonly Value[], start: number, end: number): boolean =>
  values.some((one) => start >= one.start && end <= one.end)

/** "60?" after "deep tissue 90 min" asks for another number of the same. */
const BARE_NUMBER = /^\D{0,3}\d{1,4}\D{0,3}$/u
const NUMBER = /\d+/g

const setIn = (text: string): Value[] => parseValues(text, ANYWHERE).filter(({ kind }) => SETS.has(kind))

/** "And Saturday?" asks of another day than before. */
const withoutSet = (text: string, kinds: ReadonlySet<Value['kind']>): string =>
  setIn(text)
    .filter(({ kind }) => kinds.has(kind))
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)

/** The words that name a thing: neither small words nor ways of asking. */
function thingsIn(tokens: readonly Token[], language: Language): readonly Token[] {
  // "How long?" names a length, of whatever was spoken of.
  const { wanted, asking } = wantedIn(tokens.map(({ word }) => word).join(' '))
  const isOfLength = (word: string) => wanted.has('duration') && asking.has(word)
  const manners = conceptsIn(tokens).filter(({ list }) => MANNERS.has(list))
  const manner = covered([...manners, ...followUpWords(tokens, language)])
  return tokens.filter(({ word }, at) => !manner.has(at) && !isStop(word) && !isOfLength(word) && !/^\d/.test(word))
}

/** "how much is a facial" → "how much is a" */
function mannerOf(text: string, language: Language): string {
  const tokens = tokensOf(text)
  const things = new Set(thingsIn(tokens, language))
  return tokens
    .filter((token) => !things.has(token))
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')
}
