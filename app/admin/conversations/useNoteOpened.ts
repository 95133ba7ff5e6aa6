import { useEffect } from 'react'
import { noteConversationOpened } from '../../api/notifications'

/** Whoever reads a conversation has seen its lead, so nobody else needs to be told. If it can't be noted they are told once more. */
export function useNoteOpened(businessId: string, conversationId: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    noteConversationOpened(businessId, conversationId).catch((error: unknown) =>
      console.warn('The conversation wasn’t marked as opened', error),
    )
  }, [businessId, conversationId, isShown])
}
