import { type Language, readLanguage } from '../../contract/languages'
import { businessPhone, type ConversationState, isLead, NEW_CONVERSATION, remember, understand } from '../answering'
import type { BusinessProfile } from '../businesses'
import { displayPhone } from '../leads'
import type { Context } from '../platform/context'
import { log } from '../platform/log/log'
import { filled } from '../text/filled'
import { joinSentences } from '../text/joinSentences'
import excuses from './excuses.json'
import type { TurnPage } from './page'
import type { Reply, TurnOutcome } from './reply'

type Missed = {
  ctx: Context
  /** Undefined where it could not be read. */
  profile: BusinessProfile | undefined
  text: string
  page: TurnPage
  /** Undefined where the session told nothing of it. */
  state?: ConversationState | undefined
}

/** `unable`: no answer could be made. `late`: the messages ahead take too long. `long`: a session has more messages than any real visitor's. */
type Because = 'unable' | 'late' | 'long'

/**
 * What is said where there is no answer: in the visitor's language, with the business's number. Who left a way to reach them isn't asked for
 * one again, also where it stands in this message; nothing else of the state changes. `said`: what they have read so far. Never throws.
 */
export async function excuseOf(missed: Missed, because: Because, said = ''): Promise<TurnOutcome> {
  const { ctx, profile, state } = missed
  const { language, details, isTold } = heardIn(missed)
  const { phone: number, email } = details
  const reach = number && profile ? displayPhone(number, profile.country) : email
  const phone = profile && (await businessPhone(ctx, profile))
  const isAsking = !reach && because !== 'late'
  const sentences = [
    excuses[because][language],
    phone ? filled(excuses.call[language], { phone }) : '',
    reach ? filled(excuses.noted[language], { reach }) : '',
    isAsking ? excuses.leave[language] : '',
  ]
  const content = joinSentences(said, ...sentences)
  return {
    reply: {
      ...reply,
      content,
      language,
      needsLeadCapture: isAsking,
      ...(isAsking && { details }),
      ...(isTold && { gaveDetails: true as const }),
    },
    ...(state && isTold && { state: { ...state, details } }),
    ...(isTold && isLead(details) && { lead: details }),
    origin: ctx.origin,
  }
}

const reply = {
  needsScheduling: false,
  sources: [],
  takesNoRating: true,
  answeredBy: 'facts',
} satisfies Partial<Reply>

/** What the message says of the visitor; what answers failed on may be the reading of it. */
function heardIn({ profile, text, page, state = NEW_CONVERSATION }: Missed) {
  const known: { language: Language; details: ConversationState['details']; isTold: boolean } = {
    language: state.language ?? readLanguage(page.language) ?? 'en',
    details: state.details,
    isTold: false,
  }
  if (!profile) return known
  try {
    const understood = understand({ text, state, profile, page })
    const { details } = remember(state, understood, text)
    return { language: understood.language, details, isTold: Object.keys(understood.details).length > 0 }
  } catch (error) {
    log.error('chat.excuse-not-heard', { error })
    return known
  }
}
