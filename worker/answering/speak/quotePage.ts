import type { Statement } from '../../knowledge'
import { isStop } from '../../text/stopWords'
import { finderByLanguage, tokensOf } from '../../text/terms'
import { stemsIn, wordsOf } from '../../text/words'
import WORDS from '../gather/pageWords.json'
import type { Spoken } from './spoken'
import { type Speaking, say } from './withoutModel/speaking'

/** "This", "here". */
const findPointing = finderByLanguage({ pointing: WORDS.pointing })

/** More than this share of the question's words must be in the sentence or its headings. */
const SHARED = 0.5

/**
 * Quotes the page that the visitor has open: "how long does this take?" → "On the page you’re looking at: “A tune-up takes two hours.”"
 * Never as the business's own word, since the text comes from the visitor's browser, which could send anything. Undefined where the
 * visitor doesn't point at the page ("this", "here") or no sentence fits.
 */
export function quotePage(speaking: Speaking, text: string): Spoken | undefined {
  const { question, understood, evidence } = speaking
  if (evidence.page.length === 0 || findPointing(tokensOf(question.text), understood.language).length === 0)
    return undefined
  // "© Otter Bikes. Site by Danny" says nothing of what Otter Bikes is asked.
  const own = stemsIn(question.profile.name)
  const telling = wordsOf(text).filter((word) => !isStop(word.text) && !own.has(word.stem))
  const asked = new Set(telling.map(({ stem }) => stem))
  const shareOf = ({ text: said, trail }: Statement) => {
    const stems = stemsIn(`${trail.join(' ')} ${said}`)
    return [...asked].filter((stem) => stems.has(stem)).length / asked.size
  }
  const [best] = evidence.page
    .map((statement) => ({ statement, share: shareOf(statement) }))
    .toSorted((a, b) => b.share - a.share)
  if (!best || !(best.share > SHARED)) return undefined
  const quote = say(speaking, 'onPage', { quote: best.statement.text })
  return { text: quote, sources: [best.statement.source], known: true }
}
