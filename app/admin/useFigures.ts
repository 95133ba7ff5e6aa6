import { useInfiniteQuery } from '@tanstack/react-query'
import { conversationsQuery } from '../api/conversations'
import { leadsQuery } from '../api/leads'
import type { DayCount } from '../components/DayBars'
import type { ListPage } from '../lib/api'
import { lastSevenDays } from './lastSevenDays'

const WEEK_MS = 7 * 86_400_000

export type FigureValues = {
  leads: number
  conversations: number
  /** Whole percent; a lead from a quote form has no conversation, so it is capped. */
  conversion: number
  /** Absent where more happened than the newest page of a list holds. */
  week: { leads: number; phones: number; conversations: number; days: DayCount[] } | undefined
}

/** The owner's real counts. */
export function useFigures(businessId: string) {
  const leads = useInfiniteQuery(leadsQuery(businessId))
  const conversations = useInfiniteQuery(conversationsQuery(businessId))
  const failed = leads.error ?? conversations.error
  const refetch = () => {
    leads.refetch()
    conversations.refetch()
  }
  const leadPage = leads.data?.pages[0]
  const conversationPage = conversations.data?.pages[0]
  if (!leadPage || !conversationPage) return { figures: undefined, failed, refetch }

  const newLeads = ofLastWeek(leadPage)
  const newConversations = ofLastWeek(conversationPage)
  const share = conversationPage.total === 0 ? 0 : leadPage.total / conversationPage.total
  const figures: FigureValues = {
    leads: leadPage.total,
    conversations: conversationPage.total,
    conversion: Math.min(100, Math.round(share * 100)),
    week: newLeads &&
      newConversations && {
        leads: newLeads.length,
        phones: newLeads.filter(({ phone }) => phone).length,
        conversations: newConversations.length,
        days: lastSevenDays(newConversations.map(({ createdAt }) => createdAt)),
      },
  }
  return { figures, failed: null, refetch }
}

/** Both lists begin with the newest: where an older one is on the page, or nothing follows, the week is whole. */
function ofLastWeek<T extends { createdAt: string }>({ items, next }: ListPage<T>): T[] | undefined {
  const since = Date.now() - WEEK_MS
  const recent = items.filter(({ createdAt }) => Date.parse(createdAt) >= since)
  return next && recent.length === items.length ? undefined : recent
}
