import { env } from 'cloudflare:workers'
import * as z from 'zod/mini'
import { type ChatReply, chatMessage, chatReply, chatRequest } from '../../contract/chat'
import type { Answer, Answerer } from '../answering/answerer'
import { type ContactDetails, NEW_CONVERSATION } from '../answering/state'
import { loadProfile } from '../businesses/loadProfile'
import { answerMessage, type Replying } from '../chat/answerMessage'
import { runToEnd } from '../chat/eventStream'
import { type Context, createContext } from '../platform/context'
import { api } from './api'

type Said = {
  sessionId: string
  messageId?: string
  message: string
  websiteUrl?: string
  pageTitle?: string
  pageContent?: string
  landingUrl?: string
  referrer?: string
  notice?: string
}

export const newSessionId = (): string => crypto.randomUUID()

/** Says something as the widget does and reads the reply. */
export async function say(businessId: string, said: Said) {
  const response = await api(`/api/chat/${businessId}/message`, { body: said })
  if (!response.ok) throw new Error(`The message was answered ${response.status}: ${await response.text()}`)
  return chatReply.parse(await response.json())
}

/** Says something that is answered as the test wants it. */
export async function sayAnswered(businessId: string, said: Said, answer: Answer) {
  const ctx = testContext()
  const answerer: Answerer = async function* () {
    yield answer.content
    return answer
  }
  return replyOf(await answering(ctx, await loadProfile(ctx, businessId), chatRequest.parse(said), answerer))
}

/** `answerMessage` while no person has the conversation. */
export async function answering(...input: Parameters<typeof answerMessage>): Promise<Replying> {
  const replying = await answerMessage(...input)
  if ('pending' in replying) throw new Error('A person has the conversation')
  return replying
}

/** The bot's whole reply. */
export async function replyOf(replying: Replying): Promise<ChatReply> {
  const reply = await runToEnd(replying)
  if ('pending' in reply) throw new Error('A person took the conversation')
  return reply
}

/** An answer to who gave these details until now. */
export const knowing = (details: ContactDetails, more: Partial<Answer> = {}): Answer =>
  answerOf('Thank you.', { state: { ...NEW_CONVERSATION, details }, ...more })

/** What was said in a visit, as a page load reads it. */
export async function transcriptOf(businessId: string, sessionId: string) {
  const response = await api(`/api/chat/${businessId}/messages?sessionId=${sessionId}`)
  return z.array(chatMessage).parse(await response.json())
}

/** A context for calling verbs without a request. */
export const testContext = (change: Partial<Context> = {}): Context => ({
  ...createContext(env, { waitUntil: (work) => void work.catch(() => undefined) }),
  ...change,
})

export const answerOf = (content: string, more: Partial<Answer> = {}): Answer => ({
  content,
  needsLeadCapture: false,
  needsScheduling: false,
  sources: [],
  known: true,
  answeredBy: 'facts',
  language: 'en',
  state: NEW_CONVERSATION,
  ...more,
})
