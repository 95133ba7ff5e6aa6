import { WEEK_DAYS } from '../../../../contract/facts'
import type { Statement, Wanted } from '../../../knowledge'
import { joinSentences } from '../../../text/joinSentences'
import { languageOf } from '../../../text/languageOf'
import { parseValues } from '../../../text/parseValues'
import type { Value } from '../../../text/value'
import { stemsIn, wordsOf } from '../../../text/words'
import { mayAskDetails } from '../../asking'
import { isBooking } from '../../state'
import { isTelling } from '../../understand/isTelling'
import { isReachable } from '../../understand/missingOf'
import { quotePage } from '../quotePage'
import type { Spoken } from '../spoken'
import type { AskedFor } from './asked/asked'
import { factReply, plainFact } from './facts/factReply'
import { pricesReply, serviceReply } from './facts/offered'
import { callText } from './facts/reach'
import { weekOf } from './facts/week'
import { weekText } from './facts/weekText'
import { MOST_ROWS, rivalsOf, sureAnswers } from './quotes/gate'
import { placesFor } from './quotes/places'
import { sayQuote } from './quotes/sayQuote'
import { answer, PHRASES, plainly, type Saying, type Speaking, say, wasSaid, weSaid } from './speaking'

const SAME_QUESTION = 0.8
/** Enough where its answer holds no other kind of thing than is asked for. */
const LIKE_QUESTION = 0.62
/** "How much is it?" */
const LONGEST_BARE = 4
const AS_LIKELY = 0.03
/** What is only told needs a likelier place to be shown one. */
const TELLING = 0.3
/** From so likely on a quotation stands alone. */
const ALONE = 0.75

/** What the business says to a question, or that it isn't here. */
export const questionReply = (speaking: Speaking, asked: AskedFor): Spoken =>
  knownReply(speaking, asked) ?? unknownReply(speaking, asked)

/** Its owner's answer to the same question, a typed fact, or what its site says of it: the first that there is. */
const WAYS: readonly ((speaking: Speaking, asked: AskedFor) => Spoken | undefined)[] = [
  ownersReply,
  factReply,
  (speaking, asked) => (asked.wanted.has('money') ? pricesReply(speaking, asked) : undefined),
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
  const same = speaking.evidence.ranked.find(
    ({ statement, faq, wanted }) =>
      statement.source.kind === 'faq' && faq >= (wanted === -1 ? SAME_QUESTION : LIKE_QUESTION),
  )
  return same && answer([sayQuote(speaking, same.statement)], same.statement.source)
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

/** How it is said of some kinds of thing that the answer isn't here, nor in a place that is shown. */
const MISSING: Partial<Record<Wanted, Saying>> = { money: 'unknownPrice', percent: 'unknownDiscount' }

/** That it isn't known or may stand in a place of the site, and that the question is passed on, which is offered once in a conversation. */
function unknownReply(speaking: Speaking, asked: AskedFor): Spoken {
  const { state, question, evidence } = speaking
  const { wanted, isBare, holidays, dates, things } = asked
  const found = placesFor(speaking.evidence, speaking.understood.lookup)
  if (wanted.has('money') && isBare && wordsOf(question.text).length <= LONGEST_BARE)
    return plainly(say(speaking, 'whichPrice'))
  if (state.passedOn.includes(question.text)) return { ...plainly(say(speaking, 'alreadyAsked')), known: false }
  if (found.best < TELLING && tellsOnly(speaking, asked)) return told(speaking)
  const isOfDay = holidays.length + dates.length > 0 && (wanted.has('hours') || things.length === 0)
  const week = isOfDay ? weekOf(speaking) : undefined
  const shown = found.places.flatMap(({ text }) => parseValues(text, question.profile))
  const isPriced = shown.some(isAmount)
  // Of "break pads" no price is found, and the brake pads have one: it may be there in other words.
  const isNear = evidence.ranked.slice(0, NEAR).some(({ statement }) => isPrice(statement) && names(statement, things))
  const missing = isPriced || isNear ? undefined : [...wanted].flatMap((one) => MISSING[one] ?? [])[0]
  const places = missing || week ? [] : found.places
  const isShown = places.length > 0
  const saying = isShown ? 'found' : 'unknown'
  const honest = say(speaking, isOfDay ? 'unknownDay' : (missing ?? saying))
  const usual = week ? say(speaking, 'usualWeek', { week: weekText(speaking, week, WEEK_DAYS) }) : ''
  const spoken = (...sentences: string[]): Spoken => ({
    text: joinSentences(honest, usual, isShown ? languageShown(speaking, found) : '', ...sentences),
    sources: [],
    known: false,
    ...(isShown && { places }),
  })
  // What waits in the booking is asked for right after.
  if (isBooking(state)) return spoken(wasSaid(speaking, 'toTeam') ? '' : say(speaking, 'toTeam'))
  if (isReachable(state.details)) return spoken(wasSaid(speaking, 'added') ? '' : say(speaking, 'added'))
  const wasOffered =
    state.passedOn.length > 0 || state.matter || question.state.offer === 'details' || question.state.asked
  const mayOffer = !state.declined && !wasOffered && mayAskDetails(speaking)
  const closing = mayOffer ? say(speaking, isShown ? 'offerBeside' : 'offer') : callText(speaking)
  return { ...spoken(closing), closing, ...(mayOffer && { offers: 'details' as const }) }
}

const NEAR = 5
const isAmount = ({ kind }: Value): boolean => kind === 'money' || kind === 'percent'
const isPrice = ({ values }: Statement): boolean => values.some(isAmount)
const names = ({ text }: Statement, things: readonly string[]): boolean =>
  things.some((stem) => stemsIn(text).has(stem))

/** What is shown in another language than is spoken is said to be, once in a conversation. */
function languageShown(
  speaking: Speaking,
  { written, places }: Pick<ReturnType<typeof placesFor>, 'written' | 'places'>,
): string {
  const spoken = speaking.understood.language
  const isTheirs = places.some(({ title, text }) => languageOf(`${title}. ${text}`, spoken) === spoken)
  if (!written || written === spoken || isTheirs) return ''
  const said = say(speaking, 'shownIn', { language: PHRASES[spoken].in[written] })
  return weSaid(speaking.question, said) ? '' : said
}

/** Nothing is looked up for who only tells of themselves. */
const tellsOnly = ({ question, understood }: Speaking, { wanted, topics, when, weekDays, dates }: AskedFor): boolean =>
  wanted.size + topics.size + when.size + weekDays.length + dates.length === 0 &&
  isTelling(question.text, understood.language)

/** Who left their details adds to that. */
function told(speaking: Speaking): Spoken {
  if (isBooking(speaking.state)) return plainly(say(speaking, 'toldMore'))
  return plainly(say(speaking, isReachable(speaking.state.details) ? 'added' : 'told'))
}
