import { useInfiniteQuery } from '@tanstack/react-query'
import { leadsQuery } from '../api/leads'

/** How many leads there are in all, not on this page; undefined until known. */
export const useLeadCount = (businessId: string): number | undefined =>
  useInfiniteQuery(leadsQuery(businessId)).data?.pages[0]?.total
