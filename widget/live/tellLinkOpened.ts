import type { Chat } from '../panel/chat'

/** Tells the business that the visitor goes to its booking page. */
export function tellLinkOpened(chat: Chat) {
  const { stage, business } = chat
  stage.root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('.card a.main[rel*=nofollow]'))) return
    fetch(`${stage.snippet.api}/api/chat/${business.value.id}/booking-link`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sessionId: chat.sessionId }),
      keepalive: true,
      // Nobody misses it.
    }).catch(() => undefined)
  })
}
