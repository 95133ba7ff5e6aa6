import { conceptsOf } from '../language/concepts'
import { tokens } from '../language/tokens'
import { isArea, isHours, isPlace, isPrice } from './kinds'
import { type Reading, readQuestion } from './readQuestion'
import { smallTalkIn } from './smallTalk'

type Message = { type: 'bot' | 'user'; content: string }

const OPENS = /^(?:and|or|also|what about|how about|so|then|but)\b/
const POINTS = /\b(?:it|that|this|those|these|them|one|ones|there|then|same)\b/
const LONGEST = 9

const names = (line: string) => conceptsOf(tokens(line)).some((concept) => !concept.light)

/** "And on Sunday?", "how much is that?": what is missing is taken from the question before. */
export const withContext = (reading: Reading, history: Message[], vocabulary: ReadonlySet<string>): Reading => {
  const { line } = reading
  const opens = OPENS.test(line)
  const bare = !names(line)
  if (line.split(' ').length > LONGEST || (!opens && !(bare && POINTS.test(line)))) return reading
  if (bare && !opens && (isHours(line) || isPlace(line) || isArea(line))) return reading
  const before = history.findLast(
    ({ type, content }) => type === 'user' && smallTalkIn(readQuestion(content, vocabulary).line) === undefined,
  )
  if (before === undefined) return reading
  const earlier = readQuestion(before.content, vocabulary)
  const rest = line.replace(OPENS, '').trim()
  /* A new subject keeps the earlier way of asking; a new way of asking keeps the earlier subject. */
  if (bare) {
    const asksPrice = isPrice(line)
    const kept = asksPrice ? earlier.line : `${earlier.line} ${rest}`
    return {
      line: `${line} ${kept}`,
      clauses: [{ line: asksPrice ? line : kept, asks: true }],
      concepts: [...reading.concepts, ...earlier.concepts],
      story: false,
    }
  }
  const manner = isPrice(earlier.line) ? 'how much is' : isHours(earlier.line) && !isPrice(line) ? earlier.line : ''
  const asked = `${manner} ${rest}`.trim()
  return { line: asked, clauses: [{ line: asked, asks: true }], concepts: reading.concepts, story: false }
}
