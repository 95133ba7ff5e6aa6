import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { type LeadPatch, type LeadRequest, type LeadStatus, lead, leadCreated } from '../../contract/leads'
import { call, callPage, send } from '../lib/api'
import { saveFile } from '../lib/saveFile'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}/leads`

export type LeadFilter = { q: string; status: LeadStatus | '' }
export const ALL_LEADS: LeadFilter = { q: '', status: '' }

/** The query key of all lists of a business's leads. */
export const leadsKey = (businessId: string) => ['leads', businessId] as const

/** Reloads on each visit. The previous results stay until the next ones arrive. */
export const leadsQuery = (businessId: string, filter = ALL_LEADS) =>
  infiniteQueryOptions({
    queryKey: [...leadsKey(businessId), filter],
    queryFn: ({ pageParam }) => callPage(lead, pageParam),
    initialPageParam: pathOf(businessId) + searchOf(filter),
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

function searchOf({ q, status }: LeadFilter) {
  const search = new URLSearchParams({ ...(q && { q }), ...(status && { status }) })
  return search.size > 0 ? `?${search}` : ''
}

export const changeLead = (id: string, change: LeadPatch) =>
  call(lead, `/api/leads/${encodeURIComponent(id)}`, { method: 'PATCH', body: change })

export const deleteLead = (id: string) => send(`/api/leads/${encodeURIComponent(id)}`, { method: 'DELETE' })

/** `key`: the idempotency key. */
export const sendLead = (request: LeadRequest, key: string) =>
  call(leadCreated, '/api/leads', { method: 'POST', body: request, headers: { 'Idempotency-Key': key } })

export async function downloadLeads(businessId: string) {
  const response = await send(`${pathOf(businessId)}.csv`)
  const today = new Date().toISOString().slice(0, 10)
  const named = response.headers.get('Content-Disposition')?.match(/filename="?([\w.-]+)"?/)?.[1]
  saveFile(await response.blob(), named ?? `leads-${today}.csv`)
}
