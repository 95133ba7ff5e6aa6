import { tokensOf } from '../../../text/terms'
import type { ContactDetails, ConversationState } from '../../state'
import { listFinder } from './lists'

const find = listFinder('noEmail', 'noneOfThat')
/** "I got no email from you about the part that was to come" is about one. */
const LONGEST = 8

/** "No email", "just text me", and "dont have one" where we asked for one; after that it is said of a phone. */
export function saysNoEmail(
  text: string,
  { asked, calendar }: Pick<ConversationState, 'asked' | 'calendar'>,
  { email }: ContactDetails,
): boolean {
  const tokens = tokensOf(text)
  const isAsked = asked === 'contact' && !calendar?.hasNoEmail
  if (email !== undefined || (!isAsked && tokens.length > LONGEST)) return false
  return find(tokens).some(({ list }) => list === 'noEmail' || isAsked)
}
