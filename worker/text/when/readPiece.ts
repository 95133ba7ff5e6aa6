import type { Content, Found, Reader, Reading } from './pieces'
import { longest } from './readDates'
import { readDay, readSoon } from './readDays'
import { readClock, readPhrase, readSpan } from './readTimes'

const READERS: readonly Reader[] = [readSoon, readDay, readSpan, readPhrase, readClock]

/** The longest that can be read from here; of two of the same length the first. */
export function readAt(reading: Reading, at: number): Found<Content> | undefined {
  if (reading.lexemes[at]?.kind === 'mark' && !/^[@]$/.test(reading.lexemes[at]?.text ?? '')) return undefined
  return longest(READERS.map((read) => read(reading, at)))
}
