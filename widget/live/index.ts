import type { VisitorEvent } from '../../contract/live'
import type { Chat, ChatEntry, Live, MakeEntry } from '../panel/chat'
import type { PanelWords } from '../panel/words'
import { tellLinkOpened } from './tellLinkOpened'
import { watchOffers } from './watchOffers'

/** The dots go out unless they are renewed. */
const TYPING_MS = 5_000
/** How often the person is told that the visitor is writing. */
const TELL_MS = 3_000
/** The browser gives up on a stream that was refused once, as by a busy server. */
const AGAIN_MS = 30_000

/**
 * Listens for what a person writes, while the panel is open. A file of its own, loaded once a conversation has begun, since most visitors
 * never talk to a person. `newEntry` is the panel's, whose keys it shares.
 */
export function createLive(chat: Chat, newEntry: MakeEntry, words: { value: PanelWords }): Live {
  watchOffers(chat, newEntry, words)
  tellLinkOpened(chat)
  // Goes with all that is sent from now on: times are told in it too.
  chat.visit.timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { stage, business, entries, person } = chat
  const { api } = stage.snippet
  let source: EventSource | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let dots: ReturnType<typeof setTimeout> | undefined
  let toldAt = 0
  let typing: ChatEntry | undefined

  const stopTyping = () => {
    clearTimeout(dots)
    if (typing) entries.value = entries.value.filter(({ key }) => key !== typing?.key)
    typing = undefined
  }
  const hear = ({ event, data }: VisitorEvent) => {
    if (event === 'person') person.value = data.name ?? undefined
    stopTyping()
    if (event === 'typing') {
      typing = { ...newEntry('bot', '', true), author: data.name }
      entries.value = [...entries.value, typing]
      dots = setTimeout(stopTyping, TYPING_MS)
    }
    if (event === 'message' && !entries.value.some(({ id }) => id === data.id))
      entries.value = [...entries.value, { ...data, ...newEntry('bot', data.content) }]
  }
  const tellTyping = () => {
    if (!person.value || Date.now() < toldAt + TELL_MS) return
    toldAt = Date.now()
    fetch(`${api}/api/chat/${business.value.id}/typing`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sessionId: chat.sessionId }),
      // Nobody misses it.
    }).catch(() => undefined)
  }
  stage.root.addEventListener('input', tellTyping)
  // What was written has arrived: the next word is told at once.
  stage.root.addEventListener('submit', () => {
    toldAt = 0
  })

  const live: Live = {
    start() {
      if (source && source.readyState !== EventSource.CLOSED) return
      const after = [...entries.value].reverse().find(({ id, type }) => id && type === 'bot')?.id ?? ''
      source = new EventSource(
        `${api}/api/chat/${business.value.id}/events?sessionId=${chat.sessionId}&after=${encodeURIComponent(after)}`,
      )
      for (const event of ['message', 'person', 'typing'] as const)
        source.addEventListener(event, ({ data }: MessageEvent<string>) => hear({ event, data: JSON.parse(data) }))
      source.onerror = () => {
        if (source?.readyState === EventSource.CLOSED) again = setTimeout(live.start, AGAIN_MS)
      }
    },
    stop() {
      clearTimeout(again)
      source?.close()
      source = undefined
      stopTyping()
    },
  }
  return live
}
