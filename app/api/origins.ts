import { queryOptions } from '@tanstack/react-query'
import { type DecideByLink, type OriginsRequest, originLinkView, originsView } from '../../contract/origins'
import { call } from '../lib/api'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}/origins`

/** Reloads on each visit, since sites are seen all the time. */
export const originsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['origins', businessId],
    queryFn: async () => (await call(originsView, pathOf(businessId))).origins,
    refetchOnMount: 'always',
  })

export const saveOrigins = async (businessId: string, origins: OriginsRequest['origins']) =>
  (await call(originsView, pathOf(businessId), { method: 'PUT', body: { origins } })).origins

export const originLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['origin-link', token],
    queryFn: () => call(originLinkView, '/api/origin-links/read', { method: 'POST', body: { token } }),
    enabled: token !== '',
  })

export const decideByLink = (body: DecideByLink) =>
  call(originLinkView, '/api/origin-links/decide', { method: 'POST', body })
