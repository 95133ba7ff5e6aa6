import { dangerReply, EVERYWHERE, showsSign, URGENT_WORDS } from '../../industries'
import { joinSentences } from '../../text/joinSentences'
import { termFinder, tokensOf } from '../../text/terms'
import type { Answer, Question } from '../answerer'
import type { Spoken } from '../speak/spoken'
import { phoneOf, urgentPhoneOf } from '../speak/withoutModel/facts/contacts'
import { reopening } from '../speak/withoutModel/facts/hoursReply'
import { quoteOf } from '../speak/withoutModel/quotes/sayQuote'
import type { Speaking } from '../speak/withoutModel/speaking'
import type { ConversationState } from '../state'
import type { Understood } from '../understand/understood'
import { decide } from './decide'

const URGENT = 'The safety rule: anything urgent is said before everything else'

/** No model is asked about it, nor waited for. Of any other danger one hears whether it is there now. */
export const isMetAtOnce = (text: string): boolean => EVERYWHERE.some((sign) => showsSign(text, sign))

export const dangerOf = ({ profile }: Question, { danger, language }: Understood, phone?: string) =>
  danger === undefined
    ? undefined
    : dangerReply(danger, {
        type: profile.businessType,
        language,
        country: profile.country,
        phone,
      })

/** What is said of a danger, with the number to call, and when it is picked up again where it is only the usual one. */
export function warningOf(known: Speaking): string | undefined {
  const { question, understood } = known
  // To look for a number takes reading all hours and notices: most messages are of no danger.
  if (understood.danger === undefined) return undefined
  const urgentPhone = urgentPhoneOf(known)
  const phone = urgentPhone ?? phoneOf(known)
  const danger = dangerOf(question, understood, phone)?.content
  const isSentToPhone = urgentPhone === undefined && phone !== undefined && danger?.includes(phone)
  const told = [helplineOf(known), isSentToPhone ? reopening(known) : ''].filter((one) => one !== '')
  return danger && joinSentences(danger, ...told)
}

/** The site's own sentence about a line for just this danger: “The domestic violence hotline is …”. */
function helplineOf(known: Speaking): string {
  const ways = Object.values(URGENT_WORDS.get(known.understood.danger ?? '')?.helpline ?? {}).map((lists) => ({
    size: lists.length,
    find: termFinder(Object.fromEntries(lists.entries())),
  }))
  if (ways.length === 0) return ''
  const statement = known.evidence.statements.find(({ kind, text, source }) => {
    if (kind === 'row' || source.kind === 'faq' || !/\d{3}/.test(text)) return false
    const tokens = tokensOf(text)
    return ways.some(({ size, find }) => new Set(find(tokens).map(({ list }) => list)).size === size)
  })
  return statement ? quoteOf(known, statement) : ''
}

export function urgentAnswer(
  question: Question,
  understood: Understood,
  state: ConversationState,
  content: string,
): Answer {
  const spoken: Spoken = { text: content, sources: [], known: true }
  return {
    ...decide({ question, understood: { ...understood, kind: 'urgent' }, state, spoken }),
    content,
    answeredBy: 'facts',
    rule: URGENT,
  }
}
