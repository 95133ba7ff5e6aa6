import { call, orThrow } from './api'
import type { Chat, Entry } from './chat'

/** Shown at once; taken back where it didn't arrive. */
export async function rate(chat: Chat, { key, id }: Entry, rating: NonNullable<Entry['rating']>) {
  const show = (shown?: Entry['rating']) =>
    chat.set({ entries: chat.entries.map((each) => (each.key === key ? { ...each, rating: shown } : each)) })
  show(rating)
  try {
    const path = `chat/${chat.business.id}/messages/${id}/rating`
    orThrow(await call(chat, path, { rating, sessionId: chat.sessionId }))
  } catch {
    show()
  }
}
