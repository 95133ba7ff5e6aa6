import { wantedIn } from '../../../knowledge/search/wanted'
import type { Kind } from '../../understand/understood'
import type { Spoken } from '../spoken'
import { phoneOf } from './facts/contacts'
import { factReply } from './facts/factReply'
import { pricesReply } from './facts/pricesReply'
import { confirmDetails } from './manners/details'
import { mannersReply } from './manners/mannersReply'
import { questionReply } from './questionReply'
import { plainly, type Speaking, say, together } from './speaking'

/** Never answered with what the business offers. */
const GRAVE: ReadonlySet<Kind> = new Set(['complaint', 'refund', 'injury', 'lost_item', 'urgent'])
/** What else such a message asks is all that there is to say to it. */
const ASIDE: ReadonlySet<Kind> = new Set(['small_talk', 'off_topic', 'abuse', 'accepts', 'declines'])

/** A reply without a model: manners by the kind of message, a typed fact, an owner's answer, the site's own words, or that it isn't here. */
export function answerFromFacts(speaking: Speaking): Spoken {
  const { understood, state } = speaking
  const { kind, asks, language, details } = understood
  const confirmed = details.name || details.phone || details.email ? confirmDetails(speaking) : ''
  if (kind === 'question') {
    const reply = state.matter && GRAVE.has(state.matter as Kind) ? afterMatter(speaking) : questionReply(speaking)
    return confirmed ? together(language, [plainly(confirmed), reply]) : reply
  }
  if (asks && ASIDE.has(kind)) return questionReply(speaking)
  const prices = kind === 'wants_quote' ? pricesReply(speaking) : undefined
  const manners = mannersReply(speaking, confirmed, prices) ?? questionReply(speaking)
  if (!asks || GRAVE.has(kind)) return manners
  return kind === 'gives_details' ? together(language, [plainly(confirmed), questionReply(speaking)]) : manners
}

/** After a complaint or an injury a plain fact may be asked for; what is due to whom is never answered by us. */
function afterMatter(speaking: Speaking): Spoken {
  const { wanted } = wantedIn(speaking.question.text)
  const fact = wanted.size > 0 && !wanted.has('money') ? factReply(speaking) : undefined
  if (fact) return fact
  const phone = phoneOf(speaking)
  const text = [say(speaking, 'cannotDecide'), ...(phone ? [say(speaking, 'call', { phone })] : [])]
  return together(speaking.understood.language, text.map(plainly))
}
