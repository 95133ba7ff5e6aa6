import type { Language } from '../../../contract/languages'
import type { BusinessProfile } from '../../businesses/profile'
import { dangerIn } from '../../industries/dangerIn'
import { languageOf } from '../../text/languageOf'
import type { ConversationState } from '../state'
import { asksIn } from './asksIn'
import { detailsIn } from './details/detailsIn'
import { kindOf } from './kindOf'
import { lookupOf } from './lookupOf'
import type { Understood } from './understood'

type Message = { type: 'bot' | 'user'; content: string }
export type Heard = {
  text: string
  /** The messages before this one. */
  history: Message[]
  state: ConversationState
  profile: Pick<BusinessProfile, 'businessType' | 'country'>
  /** What the widget speaks: the language of a message that doesn't tell its own. */
  language?: Language
}

/** What kind of message it is and what it says of the visitor, before anything is looked up. */
export function understand({ text, history, state, profile, language }: Heard): Understood {
  const details = detailsIn(text, { country: profile.country, ...state })
  const { kind: said, confidence } = kindOf(text, { state, details })
  const danger = dangerIn(text, profile.businessType)
  const kind = danger !== undefined && said !== 'injury' ? 'urgent' : said
  const asks = asksIn(text, kind)
  const before = history.findLast(({ type }) => type === 'user')?.content
  return {
    language: languageOf(text) ?? state.language ?? language ?? 'en',
    kind,
    confidence,
    asks,
    ...(danger === undefined ? {} : { danger }),
    details,
    lookup: asks ? lookupOf(text, state.topic, before) : text,
  }
}
