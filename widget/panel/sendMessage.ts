import type { ChatReply } from '../../contract/chat'
import { callApi, orThrow } from './api'
import { addAside, appendEntry, type Chat, type ChatEntry, newEntry, noticeOf, replyChips } from './chat'
import { setLanguage } from './languageChoice'
import { isWebLink } from './links'
import { listen } from './listen'
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

/** Sends a message and shows the reply as it streams in. Trying again sends the same message id. */
async function getReply(chat: Chat, question: { messageId: string; message: string }) {
  const { stage, business, entries, chips, sessionId } = chat
  const draft = newEntry('bot', '', true)
  const show = (...reply: ChatEntry[]) => {
    entries.value = entries.value.flatMap((each) => (each.key === draft.key ? reply : each))
  }
  appendEntry(chat, draft)
  chips.value = []
  // Wait for the history; otherwise it would include this message.
  await chat.earlier
  try {
    const response = orThrow(
      await callApi(
        chat,
        `chat/${business.value.id}/message`,
        {
          sessionId,
          language: language.value,
          notice: noticeOf(chat),
          ...question,
          ...chat.visit,
          ...readHostPage(stage.snippet),
        },
        { Accept: 'text/event-stream' },
      ),
    )
    const reply = await readReply(response, (content) => show({ ...draft, content }))
    listen(chat)
    // A person is answering: the bot keeps quiet.
    if ('pending' in reply) return show()
    // A new entry instead of the draft, because live regions announce new nodes.
    const { id, content } = reply.message ?? {}
    const { details, quickReplies } = reply
    // The live stream may have brought it first.
    if (id && entries.value.some((each) => each.id === id)) show()
    else show({ ...reply, ...newEntry('bot', content || words.value.noContent), id })
    // Existing chips belong to a later message; only a reply with its own replaces them.
    if (quickReplies) chips.value = replyChips(quickReplies)
    if (details) chat.details.value = details
    if (reply.language) setLanguage(stage, reply.language)
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
 * Opens the lead form once, and again if the visitor asks for contact. After that, a reply about leaving details adds a button that opens
 * it.
 */
function offer(
  chat: Chat,
  { needsLeadCapture, takesEither, wantsContact, needsScheduling, calendlyUrl }: Partial<ChatReply>,
) {
  const { chips, lead } = chat
  chat.takesEither ||= takesEither
  const { phone, email } = chat.details.value
  // Whoever left a way to reach them in the chat is asked there for what is missing.
  const isKnown = phone || email
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
