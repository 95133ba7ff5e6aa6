import type { Statement } from '../../../knowledge/statement'
import { quotePage } from '../quotePage'
import type { Spoken } from '../spoken'
import { type Asked, readAsked } from './asked/asked'
import { phoneOf } from './facts/contacts'
import { factReply, plainFact } from './facts/factReply'
import { serviceReply } from './facts/listReply'
import { pricesReply } from './facts/pricesReply'
import { booking } from './manners/mannersReply'
import { sureAnswers } from './quotes/gate'
import { placesFor } from './quotes/places'
import { sayQuote } from './quotes/sayQuote'
import { answer, joined, plainly, type Speaking, say } from './speaking'

const SAME_QUESTION = 0.8
/** Enough where its answer holds no other kind of thing than is asked for. */
const LIKE_QUESTION = 0.62
const MOST_ROWS = 3
const AS_LIKELY = 0.03
/** From so likely on a quotation stands alone. */
const ALONE = 0.75

/** What the business says to a question, or that it isn't here. */
export function questionReply(speaking: Speaking): Spoken {
  const asked = readAsked(speaking)
  return knownReply(speaking, asked) ?? unknownReply(speaking, asked)
}

/** Its owner's answer to the same question, a typed fact, or what its site says of it. */
export function knownReply(speaking: Speaking, asked: Asked): Spoken | undefined {
  const { ranked } = speaking.evidence
  if (asked.topics.has('booked')) return plainly(speaking, booking(speaking))
  const same = ranked.find(
    ({ statement, faq, wanted }) =>
      statement.source.kind === 'faq' && faq >= (wanted === -1 ? SAME_QUESTION : LIKE_QUESTION),
  )
  if (same) return answer(speaking, [sayQuote(speaking, same.statement)], same.statement.source)
  return (
    factReply(speaking, asked) ??
    (asked.wanted.has('money') ? pricesReply(speaking, asked) : undefined) ??
    serviceReply(speaking, asked) ??
    quoteReply(speaking, asked) ??
    plainFact(speaking, asked) ??
    quotePage(speaking, speaking.understood.lookup)
  )
}

/** One statement of the site, or up to three rows of one list that say as much; with other places where it may be another's answer. */
function quoteReply(speaking: Speaking, asked: Asked): Spoken | undefined {
  // What something costs isn't answered by what it is.
  const mayAnswer = ({ wanted }: { wanted: number }) => wanted !== -1 || !asked.wanted.has('money')
  const sure = sureAnswers(speaking.evidence, speaking.understood.lookup).filter(mayAnswer)
  const [best] = sure
  if (!best) return undefined
  const { kind, block, source } = best.statement
  const isAlike = ({ statement, likely }: typeof best) =>
    statement.kind === 'row' && statement.block === block && best.likely - likely <= AS_LIKELY
  const said = (kind === 'row' ? sure.filter(isAlike) : [best]).slice(0, MOST_ROWS)
  const reply = answer(
    speaking,
    said.map(({ statement }) => sayQuote(speaking, statement)),
    source,
  )
  return reply && (best.share < ALONE ? withPlaces(speaking, reply, best.statement) : reply)
}

/** What is said with the likeliest places of the site under it. */
export function withPlaces(speaking: Speaking, spoken: Spoken, said?: Statement): Spoken {
  const places = placesFor(speaking.evidence, speaking.understood.lookup, said)
  return places.length > 0 ? { ...spoken, places } : spoken
}

/** That it isn't known, the likeliest places, and that the question is passed on, which is offered once in a conversation. */
function unknownReply(speaking: Speaking, asked: Asked): Spoken {
  const { state, question } = speaking
  const { places } = withPlaces(speaking, plainly(speaking))
  const spoken = (...sentences: string[]): Spoken => ({
    text: joined(speaking, sentences),
    sources: [],
    known: false,
    ...(places && { places }),
  })
  if (state.passedOn.includes(question.text)) return spoken(say(speaking, 'alreadyAsked'))
  const isOfDay = asked.wanted.has('hours') && asked.holidays.length + asked.dates.length > 0
  const nothing = asked.wanted.has('money') ? 'unknownPrice' : 'unknown'
  const honest = say(speaking, isOfDay ? 'unknownDay' : places ? 'unsure' : nothing)
  if ((state.details.phone ?? state.details.email) !== undefined) return spoken(honest, say(speaking, 'added'))
  if (!state.declined && state.passedOn.length === 0 && question.state.offer !== 'details' && !question.state.asked)
    return { ...spoken(honest, say(speaking, 'offer')), offers: 'details' }
  const phone = places ? undefined : phoneOf(speaking)
  return spoken(honest, phone ? say(speaking, 'call', { phone }) : '')
}
