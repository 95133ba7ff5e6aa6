import { wordsOf } from '../../../text/words'
import type { Kind } from '../../understand/understood'
import type { Spoken } from '../spoken'
import { type Asked, readAsked } from './asked/asked'
import { phoneOf } from './facts/contacts'
import { factReply } from './facts/factReply'
import { pricesReply } from './facts/pricesReply'
import { confirmDetails } from './manners/details'
import { hasSmallTalk, mannersReply } from './manners/mannersReply'
import { knownReply, questionReply } from './questionReply'
import { plainly, type Speaking, say, together } from './speaking'

/** Never answered with what the business offers. */
const GRAVE: ReadonlySet<Kind> = new Set(['complaint', 'refund', 'injury', 'lost_item', 'urgent'])

/** Without anything that was offered or asked for before, it may be a question. */
const NEEDS_STANDING: ReadonlySet<Kind> = new Set(['accepts', 'declines', 'gives_details'])
const FEWEST_WORDS = 3
const SURE = 0.7

/** A reply without a model: manners by the kind of message, a typed fact, an owner's answer, the site's own words, or that it isn't here. */
export function answerFromFacts(speaking: Speaking): Spoken {
  const { understood } = speaking
  const { kind, details, confidence } = understood
  const confirmed = details.name || details.phone || details.email ? confirmDetails(speaking) : ''
  if (kind === 'question') {
    const reply = outright(speaking)
    return confirmed ? together(speaking, plainly(speaking, confirmed), reply) : reply
  }
  const manners = mannersReply(speaking, confirmed)
  if (GRAVE.has(kind)) return manners
  const answer = asideAnswer(speaking)
  if (!answer) return manners
  if (kind === 'wants_quote' || (kind === 'books' && confidence > SURE)) return together(speaking, answer, manners)
  if (confirmed === '') return answer
  return together(speaking, kind === 'gives_details' ? plainly(speaking, confirmed) : manners, answer)
}

/** What a message asks beside what it is, or in truth: where it asks outright, or asks for a price, a time, an address that is known. */
function asideAnswer(speaking: Speaking): Spoken | undefined {
  const { understood, question, state } = speaking
  const asked = readAsked(speaking)
  if (understood.kind === 'wants_quote')
    return pricesReply(speaking, asked) ?? knownReply(speaking, asked) ?? withoutPrice(speaking, asked)
  if (understood.kind === 'small_talk' && asked.things.length > 0 && !hasSmallTalk(speaking)) return outright(speaking)
  if (understood.kind === 'wants_person') return factReply(speaking, asked)
  const stood = question.state.offer ?? question.state.asked
  const isReply = (understood.kind === 'accepts' || understood.kind === 'declines') && stood !== undefined
  if (understood.asks && understood.kind !== 'books') return outright(speaking)
  const asksFact =
    asked.wanted.size > 0 || (asked.weekDays.length > 0 && (asked.when.has('open') || asked.when.has('time')))
  if (isReply || (!asksFact && asked.things.length === 0) || state.matter) return undefined
  const isDetails = understood.kind === 'gives_details' && Object.keys(understood.details).length > 0
  const mayBeQuestion =
    asksFact || (NEEDS_STANDING.has(understood.kind) && !isDetails && wordsOf(question.text).length >= FEWEST_WORDS)
  return mayBeQuestion ? knownReply(speaking, asked) : undefined
}

const withoutPrice = (speaking: Speaking, { wanted }: Asked): Spoken | undefined =>
  wanted.has('money') ? plainly(speaking, say(speaking, 'unknownPrice')) : undefined

const outright = (speaking: Speaking): Spoken =>
  speaking.state.matter && speaking.state.matter !== 'wants_person' ? afterMatter(speaking) : questionReply(speaking)

/** After a complaint or an injury a plain fact may be asked for, after an emergency anything; what is due to whom is never answered by us. */
function afterMatter(speaking: Speaking): Spoken {
  const asked = readAsked(speaking)
  const isPlain = asked.wanted.size > 0 && !asked.wanted.has('money')
  const fact =
    speaking.state.matter === 'urgent' ? knownReply(speaking, asked) : isPlain ? factReply(speaking, asked) : undefined
  if (fact) return fact
  const phone = phoneOf(speaking)
  return plainly(speaking, say(speaking, 'cannotDecide'), phone ? say(speaking, 'call', { phone }) : '')
}
