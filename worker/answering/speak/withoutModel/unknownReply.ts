import type { Place } from '../../../../contract/chat'
import { WEEK_DAYS } from '../../../../contract/facts'
import type { Statement, Wanted } from '../../../knowledge'
import { joinSentences } from '../../../text/joinSentences'
import { parseValues } from '../../../text/parseValues'
import type { Value } from '../../../text/value'
import { stemsIn, wordsOf } from '../../../text/words'
import { mayAskDetails } from '../../asking'
import { isBooking } from '../../state'
import { asksOutright } from '../../understand/asksIn'
import { isReachable } from '../../understand/missingOf'
import type { Spoken } from '../spoken'
import type { AskedFor } from './asked/asked'
import FORMS from './asked/forms.json'
import { heardIn } from './asked/heard'
import { phoneOf } from './facts/contacts'
import { callText } from './facts/reach'
import { weekOf } from './facts/week'
import { weekText } from './facts/weekText'
import { languageShown } from './languageShown'
import { mattersSaid } from './quotes/matters'
import { LIKELY_PLACE, placesFor } from './quotes/places'
import { isWornOut, plainly, type Saying, type Speaking, say, wasSaid } from './speaking'

/** "How much is it?" */
const LONGEST_BARE = 4

/** How it is said of some kinds of thing that the answer isn't here, nor in a place that is shown. */
const MISSING: Partial<Record<Wanted, Saying>> = { money: 'unknownPrice', percent: 'unknownDiscount' }

/** And of some ways to ask, the most telling first: a warning isn't a yes or no, nor is a reason. */
const ASKED_SO = [
  ['safe', 'unknownSafe'],
  ['inCase', 'unknownCase'],
  ['why', 'unknownWhy'],
] as const satisfies [keyof typeof FORMS, Saying][]

/** That it isn't known or may stand in a place of the site, and that the question is passed on, which is offered once in a conversation. */
export function unknownReply(speaking: Speaking, asked: AskedFor, why = ''): Spoken {
  const { state, question, evidence } = speaking
  const { wanted, isBare, holidays, dates, things } = asked
  const found = placesFor(evidence, speaking.understood.lookup)
  if (wanted.has('money') && isBare && wordsOf(question.text).length <= LONGEST_BARE)
    return plainly(say(speaking, 'whichPrice'))
  if (state.passedOn.includes(question.text)) return { ...plainly(say(speaking, 'alreadyAsked')), known: false }
  const isOfDay = holidays.length + dates.length > 0 && (wanted.has('hours') || things.length === 0)
  const week = isOfDay ? weekOf(speaking) : undefined
  const shown = found.places.flatMap(({ text }) => parseValues(text, question.profile))
  // A price beside it is no discount.
  const isPriced = shown.some(isAmount) && (!wanted.has('percent') || found.places.some(tellsOfDiscount))
  // Of "break pads" no price is found, and the brake pads have one: it may be there in other words.
  const isNear =
    !wanted.has('percent') &&
    evidence.ranked.slice(0, NEAR).some(({ statement }) => isPrice(statement) && names(statement, things))
  const missing = isPriced || isNear ? undefined : [...wanted].flatMap((one) => MISSING[one] ?? [])[0]
  const isLikely = found.best >= LIKELY_PLACE
  // A reason or a danger is seldom what a place says that is only near.
  const places = why || missing || week || (formOf(speaking) && !isLikely) ? [] : found.places
  const isShown = places.length > 0
  const placed = isLikely ? 'foundLikely' : 'found'
  const honest =
    why || say(speaking, isOfDay ? 'unknownDay' : (missing ?? (isShown ? placed : unknownOf(speaking, asked))))
  const usual = week ? say(speaking, 'usualWeek', { week: weekText(speaking, week, WEEK_DAYS) }) : ''
  const spoken = (...sentences: string[]): Spoken => ({
    text: joinSentences(honest, usual, isShown ? languageShown(speaking, found) : '', ...sentences),
    sources: [],
    known: false,
    ...(isShown && { places }),
  })
  // What waits in the booking is asked for right after.
  if (isBooking(state)) return spoken(wasSaid(speaking, 'toTeam') ? '' : say(speaking, 'toTeam'))
  const added = wasSaid(speaking, 'added') ? '' : say(speaking, 'added')
  // "Grinding noise since last week" answers what they were asked, and asks nothing.
  const isToldOnly = !isShown && wanted.size + asked.topics.size === 0 && !asksOutright(question.text)
  if (isReachable(state.details) && isToldOnly)
    return { ...plainly(say(speaking, 'told'), added), notes: question.text }
  if (isReachable(state.details)) return spoken(added)
  const wasOffered =
    state.passedOn.length > 0 || state.matter || question.state.offer === 'details' || question.state.asked
  const mayOffer = !state.declined && !wasOffered && mayAskDetails(speaking)
  if (!mayOffer && (isShown || wasCalledFor(speaking))) return spoken()
  const closing = mayOffer ? say(speaking, isShown ? 'offerBeside' : 'offer') : callText(speaking)
  return { ...spoken(closing), closing, ...(mayOffer && { offers: 'details' as const }) }
}

function formOf({ question, understood }: Speaking): Saying | undefined {
  const { keys } = heardIn(question.text, understood.language, FORMS)
  return ASKED_SO.find(([key]) => keys.has(key))?.[1]
}

function unknownOf(speaking: Speaking, { wanted, topics }: AskedFor): Saying {
  const saying =
    formOf(speaking) ?? (wanted.has('duration') ? 'unknownDuration' : topics.has('offer') ? 'unknownOffer' : 'unknown')
  return isWornOut(speaking, saying) ? 'unknown' : saying
}

/** Nobody is told twice where to call: they didn't ask. */
function wasCalledFor(speaking: Speaking): boolean {
  const phone = phoneOf(speaking)
  return phone !== undefined && wasSaid(speaking, 'call', { phone })
}

const NEAR = 5
const tellsOfDiscount = ({ title, text }: Place): boolean => mattersSaid(`${title}. ${text}`).has('discount')
const isAmount = ({ kind }: Value): boolean => kind === 'money' || kind === 'percent'
const isPrice = ({ values }: Statement): boolean => values.some(isAmount)
const names = ({ text }: Statement, things: readonly string[]): boolean =>
  things.some((stem) => stemsIn(text).has(stem))
