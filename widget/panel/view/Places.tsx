import type { Place } from '../../../contract/chat'
import type { Chat } from '../chat'
import { isWebLink } from '../links'
import { pageAddress } from '../page'
import { words } from '../words'

const OUT = { target: '_blank', rel: 'noopener' }

/**
 * Link attributes: pages of the same site open in the visitor's page (in the iframe form the parent) and close a full-screen panel; others
 * open in a new tab.
 */
function wayTo({ stage, isFull }: Chat, url: string) {
  const page = pageAddress(stage.snippet)
  if (new URL(url).origin !== new URL(page).origin) return OUT
  return {
    ...(page !== location.href && { target: '_parent' }),
    onClick: () => isFull.value && stage.toggle(false),
  }
}

/** Places on the site that may answer the question. */
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
