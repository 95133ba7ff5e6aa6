import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type ConversationView,
  chatMessage,
  conversation,
  conversationHead,
  conversationTaken,
} from '../../contract/chat'
import { ApiError, call, callPage, send } from '../lib/api'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}/conversations`

export type ConversationFilter = { q: string; view: ConversationView | '' }
export const ALL_CONVERSATIONS: ConversationFilter = { q: '', view: '' }

/** The query key of all lists of a business's conversations. */
export const conversationsKey = (businessId: string) => ['conversations', businessId] as const
export const conversationKey = (businessId: string, conversationId: string) =>
  ['conversation', businessId, conversationId] as const

/** The previous results stay until the next ones arrive. */
export const conversationsQuery = (businessId: string, filter = ALL_CONVERSATIONS) =>
  infiniteQueryOptions({
    queryKey: [...conversationsKey(businessId), filter],
    queryFn: ({ pageParam }) => callPage(conversationHead, pageParam),
    initialPageParam: pathOf(businessId) + searchOf(filter),
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

function searchOf({ q, view }: ConversationFilter) {
  const search = new URLSearchParams({ ...(q && { q }), ...(view && { view }) })
  return search.size > 0 ? `?${search}` : ''
}

/** A conversation that was pushed a moment ago may not be stored yet. */
const TRIES = 3

export const conversationQuery = (businessId: string, conversationId: string) =>
  queryOptions({
    queryKey: conversationKey(businessId, conversationId),
    queryFn: () => call(conversation, `${pathOf(businessId)}/${encodeURIComponent(conversationId)}`),
    refetchOnMount: 'always',
    retry: (failures, error) => failures < TRIES && error instanceof ApiError && error.status === 404,
    retryDelay: 700,
  })

/** What the owner does in a conversation. */
export function conversationCalls(businessId: string, conversationId: string) {
  const path = `${pathOf(businessId)}/${encodeURIComponent(conversationId)}`
  const post = { method: 'POST' }
  return {
    takeOver: () => call(conversationTaken, `${path}/takeover`, post),
    handBack: () => send(`${path}/handback`, post),
    resolve: () => send(`${path}/resolve`, post),
    showTyping: () => send(`${path}/typing`, post),
    /** The same `messageId` again is the same message. */
    write: (content: string, messageId: string) =>
      call(chatMessage, `${path}/messages`, { ...post, body: { content, messageId } }),
  }
}
