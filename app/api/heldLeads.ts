import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { heldLead, lead, unkeptLeads } from '../../contract/leads'
import { call, callPage, send } from '../lib/api'
import { leadsKey } from './leads'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}/held-leads`
const oneOf = (businessId: string, id: string) => `${pathOf(businessId)}/${encodeURIComponent(id)}`

export const heldLeadsKey = (businessId: string) => ['held-leads', businessId] as const

export const heldLeadsQuery = (businessId: string) =>
  infiniteQueryOptions({
    queryKey: heldLeadsKey(businessId),
    queryFn: ({ pageParam }) => callPage(heldLead, pageParam),
    initialPageParam: pathOf(businessId),
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })

export const unkeptLeadsQuery = (businessId: string) =>
  queryOptions({
    queryKey: [...heldLeadsKey(businessId), 'unkept'],
    queryFn: () => call(unkeptLeads, `${pathOf(businessId)}/unkept`),
    refetchOnMount: 'always',
  })

/** What to read again once one is a lead. */
export const releasedKeys = (businessId: string) => [heldLeadsKey(businessId), leadsKey(businessId)]

export const releaseHeldLead = (businessId: string, id: string) =>
  call(lead, `${oneOf(businessId, id)}/release`, { method: 'POST' })

export const deleteHeldLead = (businessId: string, id: string) => send(oneOf(businessId, id), { method: 'DELETE' })
