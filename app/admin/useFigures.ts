import { useInfiniteQuery } from '@tanstack/react-query'
import { conversationsQuery } from '../api/conversations'
import { leadsQuery } from '../api/leads'

/** The owner's real counts. `conversion` is whole percent; a lead from a quote form has no conversation, so it is capped. */
export function useFigures(businessId: string) {
  const leads = useInfiniteQuery(leadsQuery(businessId))
  const conversations = useInfiniteQuery(conversationsQuery(businessId))
  const failed = leads.error ?? conversations.error
  const refetch = () => {
    leads.refetch()
    conversations.refetch()
  }
  const leadCount = leads.data?.pages[0]?.total
  const conversationCount = conversations.data?.pages[0]?.total
  if (leadCount === undefined || conversationCount === undefined) return { figures: undefined, failed, refetch }
  const conversion = conversationCount === 0 ? 0 : Math.min(100, Math.round((leadCount / conversationCount) * 100))
  return { figures: { leads: leadCount, conversations: conversationCount, conversion }, failed: null, refetch }
}
