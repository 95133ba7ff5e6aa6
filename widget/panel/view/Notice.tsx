import { type Chat, noticeOf } from '../chat'
import { isWebLink } from '../links'
import { words } from '../words'
import { OutLink } from './OutLink'

/** What becomes of what is written, with the business's own privacy page. */
export const Notice = ({ chat }: { chat: Chat }) => {
  const { privacyUrl } = chat.business.value
  return (
    <p class="note">
      {noticeOf(chat)} {isWebLink(privacyUrl) && <OutLink href={privacyUrl}>{words.value.privacy}</OutLink>}
    </p>
  )
}
