import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ConversationHead } from '../../../contract/chat'
import { conversationsKey } from '../../api/conversations'
import { homeKey } from '../../api/home'
import { noteConversationOpened } from '../../api/notifications'
import type { ListPage } from '../../lib/api'

type Heads = InfiniteData<ListPage<ConversationHead>>

/**
 * Whoever reads a conversation has seen it and its lead, and sees what is said further; nobody else needs to be told. If it can't be noted
 * they are told once more. `messages`: how many are shown; undefined while it loads.
 */
export function useNoteOpened(businessId: string, conversationId: string, messages: number | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (messages === undefined) return
    noteConversationOpened(businessId, conversationId).then(
      () => {
        queries.setQueriesData<Heads>(
          { queryKey: conversationsKey(businessId) },
          (list) => list && withRead(list, conversationId),
        )
        queries.invalidateQueries({ queryKey: homeKey(businessId) })
      },
      (error: unknown) => console.warn('The conversation wasn’t marked as opened', error),
    )
  }, [queries, businessId, conversationId, messages])
}

const withRead = (list: Heads, id: string): Heads => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    items: page.items.map((head) => (head.id === id ? { ...head, isUnread: false } : head)),
  })),
})
