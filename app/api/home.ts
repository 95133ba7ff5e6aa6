import { queryOptions } from '@tanstack/react-query'
import { home } from '../../contract/home'
import { call, send } from '../lib/api'
import { leadsKey } from './leads'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}/home`

/** Part of the leads' key, so that whatever changes leads reloads it too. */
export const homeKey = (businessId: string) => [...leadsKey(businessId), 'home'] as const

/** Long enough for all that one page shows of it. */
const FRESH_MS = 10_000

/** What matters now, and the counts on the badges. Reloads on each visit. */
export const homeQuery = (businessId: string) =>
  queryOptions({
    queryKey: homeKey(businessId),
    queryFn: () => call(home, pathOf(businessId)),
    refetchOnMount: true,
    staleTime: FRESH_MS,
  })

export const noteHomeSeen = (businessId: string) => send(`${pathOf(businessId)}/seen`, { method: 'PUT' })
