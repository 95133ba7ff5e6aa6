import type { ChatReply } from '../../contract/chat'
import { callApi, orThrow } from './api'
import { addAside, appendEntry, type Chat, type ChatEntry, newEntry, replyChips } from './chat'
import { isWebLink } from './links'
import { readHostPage } from './page'
import { randomId } from './session'
import { readReply } from './stream'
import { language, words } from './words'

/** Sends what the visitor wrote. */
export async function sendMessage(chat: Chat, text: string) {
  const message = text.trim()
  if (!message) return
  appendEntry(chat, newEntry('user', message))
  await getReply(chat, { messageId: randomId(), message })
}

/** The reply, as it is written, stands where the question was asked. Asked for again it is that of the same message. */
async function getReply(chat: Chat, question: { messageId: string; message: string }) {
  const { stage, business, entries, chips, sessionId } = chat
  const draft = newEntry('bot', '', true)
  const show = (...reply: ChatEntry[]) => {
    entries.value = entries.value.flatMap((each) => (each.key === draft.key ? reply : each))
  }
  appendEntry(chat, draft)
  chips.value = []
  // What is sent before the history is read would stand in it, too.
  await chat.earlier
  try {
    const response = orThrow(
      await callApi(
        chat,
        `chat/${business.value.id}/message`,
        { sessionId, language: language.value, ...question, ...readHostPage(stage.snippet) },
        { Accept: 'text/event-stream' },
      ),
    )
    // A person is answering: the bot keeps quiet.
    if (response.status === 202) return show()
    const reply = await readReply(response, (content) => show({ ...draft, content }))
    // An entry of its own, not the draft made whole: the live region announces new nodes, once.
    const { id, content } = reply.message ?? {}
    const { sources = [], places = [], details, quickReplies } = reply
    show({ ...newEntry('bot', content || words.value.noContent), id, sources, places })
    // Chips that are there belong to a later message; only a reply that brings its own replaces them.
    if (quickReplies) chips.value = replyChips(quickReplies)
    if (details) chat.details.value = details
    offer(chat, reply)
  } catch {
    const trouble = newEntry('bot', words.value.trouble)
    const tryAgain = () => {
      entries.value = entries.value.filter(({ key }) => key !== trouble.key)
      return getReply(chat, question)
    }
    show(trouble)
    chips.value = [{ label: words.value.tryAgain, run: tryAgain }]
  }
}

/**
 * The form comes by itself once, and again for whoever asks to be called. Put away, it is a button's press off whenever a reply
 * speaks of leaving one's details.
 */
function offer(chat: Chat, { needsLeadCapture, wantsContact, needsScheduling, calendlyUrl }: Partial<ChatReply>) {
  const { chips, lead } = chat
  const { name, phone, email } = chat.details.value
  // Whoever said in the chat who they are isn't asked again by a form.
  const isKnown = name && (phone || email)
  const canAsk = needsLeadCapture && !lead.value.isSent
  if (canAsk && !wantsContact && chat.wasLeadAsked) {
    const run = () => {
      addAside(chat, { kind: 'lead' })
      chips.value = []
    }
    chips.value = [...chips.value, { label: words.value.leaveDetails, run }]
  }
  if (needsLeadCapture && !isKnown && (!chat.wasLeadAsked || (wantsContact && canAsk))) {
    chat.wasLeadAsked = true
    addAside(chat, { kind: 'lead' })
  }
  if (needsScheduling && isWebLink(calendlyUrl)) addAside(chat, { kind: 'schedule', url: calendlyUrl })
}
