import { infiniteQueryOptions } from '@tanstack/react-query'
import { type LeadRequest, lead, leadCreated } from '../../contract/leads'
import { call, callPage, send } from '../lib/api'
import { saveFile } from '../lib/saveFile'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}/leads`

/** Leads arrive while the page is open, so each visit to a list asks again. */
export const leadsQuery = (businessId: string) =>
  infiniteQueryOptions({
    queryKey: ['leads', businessId],
    queryFn: ({ pageParam }) => callPage(lead, pageParam),
    initialPageParam: pathOf(businessId),
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })

/** `key`: the same one sent again is the same lead. */
export const sendLead = (request: LeadRequest, key: string) =>
  call(leadCreated, '/api/leads', { method: 'POST', body: request, headers: { 'Idempotency-Key': key } })

export async function downloadLeads(businessId: string) {
  const response = await send(`${pathOf(businessId)}.csv`)
  const today = new Date().toISOString().slice(0, 10)
  const named = response.headers.get('Content-Disposition')?.match(/filename="?([\w.-]+)"?/)?.[1]
  saveFile(await response.blob(), named ?? `leads-${today}.csv`)
}
