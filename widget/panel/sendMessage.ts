import type { ChatReply } from '../../contract/chat'
import { call, orThrow } from './api'
import { type Chat, type Chip, type Entry, entry, withAside } from './chat'
import { isWebLink } from './links'
import { readPage } from './page'
import { replyChips } from './replies'
import { randomId } from './session'
import { readReply } from './stream'
import { words } from './words'

/** Sends what the visitor wrote. */
export async function sendMessage(chat: Chat, text: string) {
  const message = text.trim()
  if (!message) return
  chat.set({ entries: [...chat.entries, entry('user', message)] })
  await getReply(chat, { messageId: randomId(), message })
}

/** The reply, as it is written, stands where the question was asked. Asked for again it is that of the same message. */
async function getReply(chat: Chat, question: { messageId: string; message: string }) {
  const draft = entry('bot', '', true)
  const withReply = (...reply: Entry[]) => chat.entries.flatMap((each) => (each.key === draft.key ? reply : each))
  chat.set({ entries: [...chat.entries, draft], chips: [] })
  // What is sent before the history is read would stand in it, too.
  await chat.earlier
  try {
    const response = orThrow(
      await call(
        chat,
        `chat/${chat.business.id}/message`,
        { sessionId: chat.sessionId, language: chat.language, ...question, ...readPage(chat.stage.snippet) },
        { Accept: 'text/event-stream' },
      ),
    )
    // A person is answering: the bot keeps quiet.
    if (response.status === 202) return chat.set({ entries: withReply() })
    const reply = await readReply(response, (content) => chat.set({ entries: withReply({ ...draft, content }) }))
    // An entry of its own, not the draft made whole: the live region announces new nodes, once.
    const { id, content } = reply.message ?? {}
    const { sources = [], places = [], details = chat.details } = reply
    const said = { ...entry('bot', content || words.noContent), ...(id && { id }), sources, places }
    // Chips that are there belong to a later message; only a reply that brings its own replaces them.
    const chips = reply.quickReplies ? replyChips(chat, reply.quickReplies) : chat.chips
    chat.set({ entries: withReply(said), chips: [...chips, ...leadChip(chat, reply)], details, ...offers(chat, reply) })
  } catch {
    const trouble = entry('bot', words.trouble)
    const tryAgain = () => {
      chat.set({ entries: chat.entries.filter(({ key }) => key !== trouble.key) })
      return getReply(chat, question)
    }
    chat.set({ entries: withReply(trouble), chips: [{ label: words.tryAgain, run: tryAgain }] })
  }
}

/**
 * The form comes by itself once, and again for whoever asks to be called. Put away, it is a button's press off whenever a reply
 * speaks of leaving one's details.
 */
const leadChip = (chat: Chat, { needsLeadCapture, wantsContact }: Partial<ChatReply>): Chip[] =>
  needsLeadCapture && !wantsContact && chat.wasLeadAsked && !chat.lead.isSent
    ? [
        {
          label: words.leaveDetails,
          run: () => chat.set({ asides: withAside(chat.asides, { kind: 'lead' }), chips: [] }),
        },
      ]
    : []

function offers(chat: Chat, reply: Partial<ChatReply>) {
  const { needsLeadCapture, wantsContact, needsScheduling, calendlyUrl, details = chat.details } = reply
  let { asides, wasLeadAsked } = chat
  // Whoever said in the chat who they are isn't asked again by a form.
  const isKnown = details.name && (details.phone || details.email)
  if (needsLeadCapture && !isKnown && (!wasLeadAsked || (wantsContact && !chat.lead.isSent))) {
    wasLeadAsked = true
    asides = withAside(asides, { kind: 'lead' })
  }
  if (needsScheduling && isWebLink(calendlyUrl)) asides = withAside(asides, { kind: 'schedule', url: calendlyUrl })
  return { asides, wasLeadAsked }
}
