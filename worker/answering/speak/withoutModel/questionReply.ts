import type { Spoken } from '../spoken'
import { type Asked, readAsked } from './asked/asked'
import { factReply, plainFact } from './facts/factReply'
import { serviceReply } from './facts/listReply'
import { pricesReply } from './facts/pricesReply'
import { sureAnswers } from './quotes/gate'
import { sayQuote } from './quotes/sayQuote'
import { booking } from './manners/mannersReply'
import { joined, plainly, type Speaking } from './speaking'
import { unknownReply } from './unknownReply'

const SAME_QUESTION = 0.8
const MOST_ROWS = 3

/** What the business says to a question, or that it isn't here. */
export function questionReply(speaking: Speaking): Spoken {
  const asked = readAsked(speaking)
  return knownReply(speaking, asked) ?? unknownReply(speaking, asked)
}

/** Its owner's answer to the same question, a typed fact, or what its site says of it. */
export function knownReply(speaking: Speaking, asked: Asked): Spoken | undefined {
  const { ranked } = speaking.evidence
  if (asked.topics.has('booked')) return plainly(booking(speaking))
  const same = ranked.find(({ statement, faq }) => statement.source.kind === 'faq' && faq >= SAME_QUESTION)
  if (same) return { text: sayQuote(speaking, same.statement), sources: [same.statement.source], known: true }
  return (
    factReply(speaking, asked) ??
    (asked.wanted.has('money') ? pricesReply(speaking, asked) : undefined) ??
    serviceReply(speaking, asked) ??
    quoteReply(speaking) ??
    plainFact(speaking, asked)
  )
}

/** One statement of the site, or up to three rows of one list that say as much. */
function quoteReply(speaking: Speaking): Spoken | undefined {
  const { evidence, understood } = speaking
  const sure = sureAnswers(evidence, understood.lookup)
  const [best] = sure
  if (!best) return undefined
  const { kind, block, source } = best.statement
  const rows = sure.filter(
    (one) => one.statement.kind === 'row' && one.coverage === best.coverage && one.statement.block === block,
  )
  const said = (kind === 'row' ? rows : [best]).slice(0, MOST_ROWS)
  const texts = [...new Set(said.map(({ statement }) => sayQuote(speaking, statement)))]
  return { text: joined(understood.language, texts), sources: [source], known: true }
}
