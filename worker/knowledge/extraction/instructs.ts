import { withoutInvisible } from '../../text/readableText'
import { atWordStart, spacedWords } from '../../text/wordStarts'
import SAID from './instructs.json'

/** Whether a text talks to a machine instead of to customers: it becomes no statement. */
export function instructs(text: string): boolean {
  const seen = withoutInvisible(text)
  const words = spacedWords(seen)
  const holdsAny = (phrases: readonly string[]) => phrases.some((phrase) => words.includes(atWordStart(phrase)))
  return (
    SAID.pairs.some(({ one, other }) => holdsAny(one) && holdsAny(other)) ||
    holdsAny(SAID.alone) ||
    SAID.marks.some((mark) => seen.toLowerCase().includes(mark))
  )
}
