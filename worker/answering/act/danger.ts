import { dangerReply, EVERYWHERE, showsSign } from '../../industries'
import { joinSentences } from '../../text/joinSentences'
import type { Answer, Question } from '../answerer'
import type { Spoken } from '../speak/spoken'
import { phoneOf, urgentPhoneOf } from '../speak/withoutModel/facts/contacts'
import { reopening } from '../speak/withoutModel/facts/hoursReply'
import type { Speaking } from '../speak/withoutModel/speaking'
import type { ConversationState } from '../state'
import type { Understood } from '../understand/understood'
import { decide } from './decide'

const URGENT = 'Safety: what is urgent is said before anything else'

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
  return danger && joinSentences(danger, ...(isSentToPhone ? [reopening(known)].filter(Boolean) : []))
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
