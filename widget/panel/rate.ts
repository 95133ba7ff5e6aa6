import { call, orThrow } from './api'
import type { Chat, Entry } from './chat'

/** Shown at once; taken back where it didn't arrive. */
export async function rate(chat: Chat, { key, id }: Entry, rating: NonNullable<Entry['rating']>) {
  const { business, entries } = chat
  const show = (shown?: Entry['rating']) => {
    entries.value = entries.value.map((each) => (each.key === key ? { ...each, rating: shown } : each))
  }
  show(rating)
  try {
    const path = `chat/${business.value.id}/messages/${id}/rating`
    orThrow(await call(chat, path, { rating, sessionId: chat.sessionId }))
  } catch {
    show()
  }
}
