import { withoutInvisible } from '../../text/readableText'
import { holdsTerm } from '../../text/terms'
import SAID from './instructs.json'

const PAIRS = SAID.pairs.map(({ one, other }) => [holdsTerm(one), holdsTerm(other)])
const saysAlone = holdsTerm(SAID.alone)

/** Whether a text talks to a machine instead of to customers: it becomes no statement. */
export function instructs(text: string): boolean {
  const seen = withoutInvisible(text)
  return (
    PAIRS.some((pair) => pair.every((isSaid) => isSaid(seen))) ||
    saysAlone(seen) ||
    SAID.marks.some((mark) => seen.toLowerCase().includes(mark))
  )
}
