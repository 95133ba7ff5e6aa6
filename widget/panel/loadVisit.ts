import type { ChatMessage } from '../../contract/chat'
import type { WidgetConfig } from '../../contract/widget'
import { callApi, orThrow } from './api'
import { type Chat, type ChatEntry, newEntry, replyChips } from './chat'
import { listen } from './listen'
import { pageAddress } from './page'
import { takeSession } from './session'

const read = async (chat: Chat, path: string) => orThrow(await callApi(chat, path)).json()

async function readConfig(chat: Chat, id: string) {
  const { isActive, primaryColor, position, ...business }: WidgetConfig = await read(chat, `widget/${id}/config`)
  chat.stage.paint(primaryColor, position)
  chat.business.value = { ...chat.business.value, ...business }
  if (isActive === false) {
    chat.stage.toggle(false)
    chat.stage.remove()
  }
}

async function readEarlier(chat: Chat, id: string): Promise<ChatEntry[]> {
  const messages: ChatMessage[] = await read(chat, `chat/${id}/messages?sessionId=${chat.sessionId}`)
  return messages.map((message) => ({ ...message, ...newEntry(message.type, message.content) }))
}

/** On the first opening: loads the settings and earlier messages of the session. The panel works without what can't be loaded. */
export async function loadVisit(chat: Chat) {
  const { id } = chat.stage.snippet
  const { isNew, sessionId, ...visit } = takeSession(id, pageAddress(chat.stage.snippet))
  chat.sessionId = sessionId
  chat.visit = visit
  chat.earlier = isNew ? Promise.resolve([]) : readEarlier(chat, id).catch(() => [])
  const [earlier] = await Promise.all([chat.earlier, readConfig(chat, id).catch(() => undefined)])
  const { business, entries, chips } = chat
  const isFirst = !earlier.length
  if (isFirst && !entries.value.length) chips.value = replyChips(business.value.quickReplies)
  if (!isFirst) listen(chat)
  entries.value = [...(isFirst ? [newEntry('bot', business.value.greeting)] : earlier), ...entries.value]
}
