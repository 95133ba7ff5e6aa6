import { fold } from '../../text/fold'
import { withoutInvisible } from '../../text/readableText'
import SAID from './instructs.json'

const plain = (text: string): string => ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `

/** Whether a text talks to a machine instead of to customers: it becomes no statement. */
export function instructs(text: string): boolean {
  const seen = withoutInvisible(text)
  const said = plain(seen)
  const holds = (words: readonly string[]) => words.some((word) => said.includes(starts(word)))
  return (
    SAID.pairs.some(({ one, other }) => holds(one) && holds(other)) ||
    holds(SAID.alone) ||
    SAID.marks.some((mark) => seen.toLowerCase().includes(mark))
  )
}

/** Words are met where they start, those of a language without spaces anywhere. */
const starts = (word: string): string => (/\p{Script=Han}/u.test(word) ? word : ` ${word}`)
