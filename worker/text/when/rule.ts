import type { Phrase } from '../values/phrases'
import { isDayBehind } from './around'
import { moodAt } from './moods'
import type { Found } from './pieces'
import { readAt } from './readPiece'
import type { ScanState } from './scanState'

/** What stands at one place, whatever comes of it. */
export type Seen = {
  found: Found | undefined
  neutral: Phrase<string> | undefined
  denied: Phrase<string> | undefined
  about: Phrase<string> | undefined
  /** Where the longest ends of those that are no day or time. */
  longestOther: number
  /** "Friday doesn't work anymore", but "the heater doesn't work anymore". */
  isDayDenied: boolean
}

/** Takes what stands at a place, and answers where to read on; undefined if it is something else. */
export type Rule = (state: ScanState, at: number, seen: Seen) => number | undefined

const furthest = (one: Phrase<string> | undefined, other: Phrase<string> | undefined) =>
  one && other ? (other.end > one.end ? other : one) : (one ?? other)

export function lookAt({ reading, pieces }: ScanState, at: number): Seen {
  const { lexemes, words } = reading
  const neutral = words.neutral(lexemes, at)
  const denied = furthest(words.not(lexemes, at), words.denies(lexemes, at))
  const about = moodAt(reading, at)
  return {
    found: readAt(reading, at),
    neutral,
    denied,
    about,
    longestOther: Math.max(neutral?.end ?? 0, denied?.end ?? 0, about?.end ?? 0),
    isDayDenied: denied !== undefined && isDayBehind(pieces, at),
  }
}
