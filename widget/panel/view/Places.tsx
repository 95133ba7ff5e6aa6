import type { Place } from '../../../contract/chat'
import type { Chat } from '../chat'
import { isWebLink } from '../links'
import { pageAddress } from '../page'
import { words } from '../words'

const OUT = { target: '_blank', rel: 'noopener' }

/** The owner's own pages open where the visitor is, in the iframe form around it, and out of the panel's way where it covers the screen. */
function wayTo({ stage, isFull }: Chat, url: string) {
  const page = pageAddress(stage.snippet)
  if (new URL(url).origin !== new URL(page).origin) return OUT
  return {
    ...(page !== location.href && { target: '_parent' }),
    onClick: () => isFull.value && stage.toggle(false),
  }
}

/** Places of the site that may hold what was asked for. */
export const Places = ({ chat, places }: { chat: Chat; places: Place[] }) => {
  const shown = places.filter(({ url }) => isWebLink(url) && URL.canParse(url))
  return shown.length ? (
    <div class="places">
      <p class="note">{words.value.mayHelp}</p>
      {shown.map(({ title, url, text }) => (
        <a key={url} href={url} dir="auto" {...wayTo(chat, url)}>
          <b>{title}</b>
          <span>{text}</span>
        </a>
      ))}
    </div>
  ) : null
}
