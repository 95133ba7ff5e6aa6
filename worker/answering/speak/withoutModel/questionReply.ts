import type { Spoken } from '../spoken'
import { factReply } from './facts/factReply'
import { pricesReply } from './facts/pricesReply'
import { sureAnswer } from './quotes/gate'
import { sayQuote } from './quotes/sayQuote'
import type { Speaking } from './speaking'
import { unknownReply } from './unknownReply'

const SAME_QUESTION = 0.8

/** What the business says to a question: its owner's answer to it, a typed fact, what its site says; or that it isn't here. */
export function questionReply(speaking: Speaking): Spoken {
  const { evidence } = speaking
  const asked = evidence.ranked.find(({ statement, faq }) => statement.source.kind === 'faq' && faq >= SAME_QUESTION)
  if (asked) return { text: sayQuote(speaking, asked.statement), sources: [asked.statement.source], known: true }
  return factReply(speaking) ?? pricesReply(speaking) ?? quoteReply(speaking) ?? unknownReply(speaking)
}

function quoteReply(speaking: Speaking): Spoken | undefined {
  const best = sureAnswer(speaking.evidence)
  if (!best) return undefined
  return { text: sayQuote(speaking, best.statement), sources: [best.statement.source], known: true }
}
