import { useQuery } from '@tanstack/react-query'
import { homeQuery } from '../api/home'

/** How many leads there are in all, not on this page; undefined until known. */
export const useLeadCount = (businessId: string): number | undefined =>
  useQuery(homeQuery(businessId)).data?.leads.total
