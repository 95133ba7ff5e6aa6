import { dangerReply, INDUSTRIES, showsSign } from '../../../industries'
import type { Statement } from '../../../knowledge'
import { quotePage } from '../quotePage'
import type { Spoken } from '../spoken'
import type { AskedFor } from './asked/asked'
import { factReply, plainFact } from './facts/factReply'
import { kindReply, namesOnly, pricesReply, serviceReply } from './facts/offered'
import { termsOf } from './quotes/features'
import { MOST_ROWS, rivalsOf, sureAnswers } from './quotes/gate'
import { asksOfOther, thingsNamed } from './quotes/isAbout'
import { placesFor } from './quotes/places'
import { sayQuote } from './quotes/sayQuote'
import { answer, type Speaking } from './speaking'
import { toldReply } from './toldReply'
import { unknownReply } from './unknownReply'

const SAME_QUESTION = 0.8
/** Enough where its answer holds no other kind of thing than is asked for. */
const LIKE_QUESTION = 0.62
const AS_LIKELY = 0.03
/** From so likely on a quotation stands alone. */
const ALONE = 0.75

/** What the business says to a question, or that it isn't here. */
export const questionReply = (speaking: Speaking, asked: AskedFor): Spoken =>
  knownReply(speaking, asked) ?? toldReply(speaking, asked) ?? unknownReply(speaking, asked)

/** Its owner's answer to the same question, a typed fact, or what its site says of it: the first that there is. */
const WAYS: readonly ((speaking: Speaking, asked: AskedFor) => Spoken | undefined)[] = [
  kindReply,
  ownersReply,
  judgedReply,
  factReply,
  (speaking, asked) =>
    asked.wanted.has('money') || namesOnly(speaking, asked) ? pricesReply(speaking, asked) : undefined,
  (speaking, asked) => {
    const offered = serviceReply(speaking, asked)
    return offered && withPlaces(speaking, offered)
  },
  quoteReply,
  plainFact,
  (speaking) => quotePage(speaking, speaking.understood.lookup),
]

export function knownReply(speaking: Speaking, asked: AskedFor): Spoken | undefined {
  for (const way of WAYS) {
    const reply = way(speaking, asked)
    if (reply) return reply
  }
  return undefined
}

function ownersReply(speaking: Speaking): Spoken | undefined {
  const { evidence, understood } = speaking
  const terms = termsOf(evidence, understood.lookup)
  const named = thingsNamed(evidence, understood.lookup)
  const same = evidence.ranked.find(
    ({ statement, faq, wanted }) =>
      statement.source.kind === 'faq' &&
      faq >= (wanted === -1 ? SAME_QUESTION : LIKE_QUESTION) &&
      !asksOfOther(statement, terms, named),
  )
  return same && answer([sayQuote(speaking, same.statement)], same.statement.source)
}

/** "Will I get custody?": of somebody's own case a page says nothing, though it speaks of custody. */
function judgedReply(speaking: Speaking, asked: AskedFor): Spoken | undefined {
  const { businessType: type, country } = speaking.question.profile
  const { judges } = INDUSTRIES[type]
  if (judges === undefined || !showsSign(speaking.understood.asking, judges)) return undefined
  const why = dangerReply(judges, { type, country, language: speaking.understood.language })?.content
  return unknownReply(speaking, asked, why)
}

/** One statement of the site, or up to three rows of one list that say as much; with other places where it may be another's answer. */
function quoteReply(speaking: Speaking, asked: AskedFor): Spoken | undefined {
  // What something costs isn't answered by what it is, nor how long it takes.
  const isExact = asked.wanted.has('money') || asked.wanted.has('duration')
  const mayAnswer = ({ wanted }: { wanted: number }) => wanted !== -1 || !isExact
  const sure = sureAnswers(speaking.evidence, speaking.understood.lookup).filter(mayAnswer)
  const [best] = sure
  if (!best) return undefined
  const { kind, block, source } = best.statement
  const rivals = rivalsOf(sure)
  const isAlike = (one: typeof best) =>
    rivals.includes(one) ||
    (one.statement.kind === 'row' && one.statement.block === block && best.likely - one.likely <= AS_LIKELY)
  const said = (kind === 'row' ? sure.filter(isAlike) : [best]).slice(0, MOST_ROWS)
  const reply = answer(
    said.map(({ statement }) => sayQuote(speaking, statement)),
    source,
  )
  return reply && (best.share < ALONE ? withPlaces(speaking, reply, best.statement) : reply)
}

/** What is said with the likeliest places of the site under it, those aside that say just that. */
export function withPlaces(speaking: Speaking, spoken: Spoken, said?: Statement): Spoken {
  const found = placesFor(speaking.evidence, speaking.understood.lookup, said)
  const places = found.places.filter(({ text }) => !spoken.text.includes(text))
  return places.length > 0 ? { ...spoken, places } : spoken
}
