import { infiniteQueryOptions } from '@tanstack/react-query'
import { waitlistEntry } from '../../contract/scheduling'
import { call, callPage, send } from '../lib/api'

const pathOf = (businessId: string, rest = '') => `/api/businesses/${encodeURIComponent(businessId)}/waitlist${rest}`
const entryPath = (businessId: string, id: string) => pathOf(businessId, `/${encodeURIComponent(id)}`)

/** The query key of who waits at a business. */
export const waitlistKey = (businessId: string) => ['waitlist', businessId] as const

/** Who waits, the longest first. Reloads on each visit, since people come and go. */
export const waitlistQuery = (businessId: string) =>
  infiniteQueryOptions({
    queryKey: [...waitlistKey(businessId), 'list'],
    queryFn: ({ pageParam }) => callPage(waitlistEntry, pageParam),
    initialPageParam: pathOf(businessId),
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })

export const removeWaiting = (businessId: string, id: string) => send(entryPath(businessId, id), { method: 'DELETE' })

export const offerTime = (businessId: string, id: string, start: string) =>
  call(waitlistEntry, `${entryPath(businessId, id)}/offer`, { method: 'POST', body: { start } })
