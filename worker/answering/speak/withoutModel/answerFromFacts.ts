import { dangerReply, showsSign } from '../../../industries'
import { fold } from '../../../text/fold'
import { hasQuestionMark } from '../../../text/marks'
import { isStop } from '../../../text/stopWords'
import { tokensOf } from '../../../text/terms'
import { wordsOf } from '../../../text/words'
import { holds, lexiconOf } from '../../lexicon/lexicon'
import { isOfferOpen, MATTERS, wentWrong } from '../../state'
import { conceptsIn } from '../../understand/classifier/features'
import { isTelling } from '../../understand/isTelling'
import { followUpIn } from '../../understand/lookupOf'
import type { MessageKind } from '../../understand/understood'
import type { Spoken } from '../spoken'
import { type AskedFor, readAsked } from './asked/asked'
import { heardIn } from './asked/heard'
import SMALL_TALK from './asked/smallTalk.json'
import { factReply } from './facts/factReply'
import { pricesReply } from './facts/offered'
import { callText } from './facts/reach'
import { askMissing, confirmDetails, ownDetails } from './manners/details'
import { mannersReply, smallTalk } from './manners/mannersReply'
import { knownReply, questionReply, withPlaces } from './questionReply'
import { plainly, type Speaking, say, together, weSaid } from './speaking'
import { toldReply } from './toldReply'

/** Never answered with what the business offers. */
const GRAVE: ReadonlySet<MessageKind> = new Set(MATTERS.filter((matter) => matter !== 'wants_person'))

const SURE = 0.7
/** From so many words on a message says more than who writes it. */
const LETTER = 12
/** What says that something is to be booked. */
const WISHES = ['book', 'appointment', 'free', 'asking', 'call']

/** Whoever speaks of a death is condoled first, once in a conversation. */
export function answerFromFacts(speaking: Speaking): Spoken {
  const { question, understood } = speaking
  const reply = correctedReply(speaking, replyOf(speaking))
  if (!showsSign(question.text, 'loss')) return reply
  const { businessType: type, country } = question.profile
  const said = dangerReply('loss', { type, country, language: understood.language })?.content ?? ''
  return weSaid(question, said) ? reply : together(plainly(said), reply)
}

/** "That's not the price": what was said before isn't said again to whoever denies it. */
function correctedReply(speaking: Speaking, reply: Spoken): Spoken {
  const { question, understood } = speaking
  const last = question.history.findLast(({ type }) => type === 'bot')?.content
  const isAgain = reply.sources.length > 0 && last?.includes(reply.text) === true
  if (!isAgain || !holds(lexiconOf(understood.language).negation, fold(question.text))) return reply
  return { ...reply, text: say(speaking, 'missed'), sources: [] }
}

/** A reply without a model: manners by the kind of message, a typed fact, an owner's answer, the site's own words, or that it isn't here. */
function replyOf(speaking: Speaking): Spoken {
  const { understood, question, state } = speaking
  const { kind, details, confidence } = understood
  const asked = readAsked(speaking)
  const isGiven =
    details.name ?? details.phone ?? details.email ?? details.place ?? details.toCall ?? understood.unclear
  const confirmed = isGiven === undefined ? '' : confirmDetails(speaking)
  // "No email" asks for no address of ours.
  if (kind === 'gives_details' && understood.hasNoEmail) return mannersReply(speaking, asked, confirmed)
  if (asked.topics.has('booked') && !GRAVE.has(kind))
    return { ...plainly(say(speaking, 'notBooked')), offers: 'booking' }
  if (asked.topics.has('ownDetails') && confirmed === '') return ownDetails(speaking)
  const isReproach = asked.smallTalk.has('care') || asked.smallTalk.has('reproach')
  if (isReproach && asked.wanted.size === 0 && confirmed === '' && !GRAVE.has(kind)) return smallTalk(speaking, asked)
  // "Pass it on to WHO? am I talking to a bot?"
  if (asked.smallTalk.has('bot') && kind === 'question' && asked.wanted.size + asked.topics.size === 0)
    return smallTalk(speaking, asked)
  const stood = state.matter !== undefined || isOfferOpen(question.state)
  // Nobody leaves details that weren't asked for and aren't any.
  if (kind === 'question' || (kind === 'gives_details' && confirmed === '' && !stood)) {
    const reply = outright(speaking, asked)
    if (confirmed === '') return reply
    // A letter that is signed still asks what it asks.
    const isLetter = Object.keys(details).every((one) => one === 'name') && tokensOf(question.text).length >= LETTER
    const asks = isLetter || reply.known || asked.wanted.size + asked.topics.size > 0 || hasQuestionMark(question.text)
    return together(plainly(confirmed), asks ? reply : askMissing(speaking))
  }
  const manners = mannersReply(speaking, asked, confirmed)
  // What the site says to do first is shown to whoever is in need.
  if (GRAVE.has(kind)) return kind === 'urgent' ? withPlaces(speaking, manners) : manners
  const aside = asideAnswer(speaking, asked)
  // Who changes an appointment, or asks for a price with it, is shown what the site says of that.
  if (!aside) return kind === 'changes_booking' || asked.wanted.has('money') ? withPlaces(speaking, manners) : manners
  // Who was told the price doesn't need a quote, unless they ask for one.
  const isPriced = aside.sources.length > 0 && !says(question.text, 'quote')
  if ((kind === 'wants_quote' && !isPriced) || (kind === 'books' && confidence > SURE && !asked.when.has('open')))
    return together(aside, manners)
  if (confirmed === '') return aside
  return together(kind === 'gives_details' ? plainly(confirmed) : manners, aside)
}

/** What a message asks beside what it is, or in truth: where it asks outright, or asks for a price, a time, an address that is known. */
function asideAnswer(speaking: Speaking, asked: AskedFor): Spoken | undefined {
  const { understood, question, state } = speaking
  const { kind, asks, confidence } = understood
  const { wanted, weekDays, when, things } = asked
  if (kind === 'accepts' || kind === 'declines')
    return !isOfferOpen(question.state) && things.length > 1 ? knownReply(speaking, asked) : undefined
  if (kind === 'wants_person' && (confidence > SURE || wanted.size === 0)) return factReply(speaking, asked)
  if (kind === 'wants_quote')
    return pricesReply(speaking, asked) ?? (wanted.has('money') ? questionReply : knownReply)(speaking, asked)
  // "Nail trim, cat" names what is to be done, and no wish to have it booked.
  if (kind === 'books' && things.length > 0 && !WISHES.some((list) => says(question.text, list)))
    return knownReply(speaking, asked)
  if (asks && kind !== 'books') return outright(speaking, asked)
  const isGreeting = asked.smallTalk.size === 1 && asked.smallTalk.has('hello') && things.length > 1
  if (kind === 'small_talk' && confidence < SURE && things.length > 0 && (asked.smallTalk.size === 0 || isGreeting))
    return outright(speaking, asked)
  // Whoever tells of themselves hears a word for it, though it was taken for small talk.
  const told =
    kind === 'small_talk' && [...asked.smallTalk].every((one) => one === 'okay') && toldReply(speaking, asked)
  if (told) return told
  const asksFact = wanted.size > 0 || (weekDays.length > 0 && (when.has('open') || when.has('time')))
  return asksFact && (!state.matter || state.matter === 'wants_person') ? knownReply(speaking, asked) : undefined
}

const says = (text: string, concept: string): boolean => conceptsIn(tokensOf(text)).some(({ list }) => list === concept)

function outright(speaking: Speaking, asked: AskedFor): Spoken {
  const { isBare, wanted, topics, smallTalk: heard } = asked
  if ((isBare || isParting(speaking, asked)) && heard.size > 0 && wanted.size + topics.size === 0)
    return smallTalk(speaking, asked)
  const told = wentWrong(speaking.state.matter) ? toldReply(speaking, asked) : undefined
  if (told) return told
  return isOfMatter(speaking, asked) ? ofMatter(speaking, asked) : questionReply(speaking, asked)
}

const SENTENCE = /[.!;\n。！；]+/u
const FEWEST_TOLD = 2

/** Thanks or a goodbye that asks for nothing, whatever else is told with it: "thx. REKEY not lockout" says more. */
function isParting({ question, understood }: Speaking, { smallTalk: heard }: AskedFor): boolean {
  const { text } = question
  if (!(heard.has('thanks') || heard.has('bye')) || hasQuestionMark(text) || says(text, 'asking')) return false
  const isThanks = (sentence: string) => {
    const { keys } = heardIn(sentence, understood.language, SMALL_TALK)
    return keys.has('thanks') || keys.has('bye')
  }
  const told = (sentence: string) => wordsOf(sentence).filter((word) => !isStop(word.text)).length
  const isNoMore = (sentence: string) => told(sentence) < FEWEST_TOLD || isTelling(sentence, understood.language)
  return text.split(SENTENCE).every((sentence) => isThanks(sentence) || isNoMore(sentence))
}

/** "Can you look for it?", "will you pay for that?": what comes of a complaint, a loss or an injury isn't ours to say. */
function isOfMatter({ state, understood }: Speaking, { topics }: AskedFor): boolean {
  if (!state.matter || state.matter === 'wants_person' || state.matter === 'urgent') return false
  return topics.has('due') || followUpIn(understood.asking, understood.language) === 'pointed'
}

function ofMatter(speaking: Speaking, asked: AskedFor): Spoken {
  const { topics, wanted } = asked
  const fact = topics.has('due') || wanted.size === 0 || wanted.has('money') ? undefined : factReply(speaking, asked)
  if (fact) return fact
  return plainly(say(speaking, 'cannotDecide'), callText(speaking))
}
