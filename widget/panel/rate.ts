import { callApi, orThrow } from './api'
import type { Chat, ChatEntry } from './chat'

/** Shown at once; taken back where it didn't arrive. */
export async function rate(chat: Chat, { key, id }: ChatEntry, rating: NonNullable<ChatEntry['rating']>) {
  const { business, entries } = chat
  const show = (shown?: ChatEntry['rating']) => {
    entries.value = entries.value.map((each) => (each.key === key ? { ...each, rating: shown } : each))
  }
  show(rating)
  try {
    const path = `chat/${business.value.id}/messages/${id}/rating`
    orThrow(await callApi(chat, path, { rating, sessionId: chat.sessionId }))
  } catch {
    show()
  }
}
