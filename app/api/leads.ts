import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  leadBoard,
  leadEvent,
  leadPerson,
  leadsChanged,
  leadsUndone,
  leadWithBookings,
} from '../../contract/leadChanges'
import {
  type LeadChange,
  type LeadRequest,
  type LeadStatus,
  type ListedSource,
  lead,
  leadCreated,
} from '../../contract/leads'
import { call, callPage, send } from '../lib/api'
import { saveFile } from '../lib/saveFile'
import { type Range, startOf } from './range'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}/leads`

/** `assigned`: a person's id or `nobody`. */
export type LeadFilter = {
  q: string
  status: LeadStatus | ''
  source: ListedSource | ''
  assigned: string
  range: Range | ''
}
export const ALL_LEADS: LeadFilter = { q: '', status: '', source: '', assigned: '', range: '' }

/** The query keys of everything about a business's leads, of its lists, and of one lead. */
export const leadsKey = (businessId: string) => ['leads', businessId] as const
export const leadListsKey = (businessId: string) => [...leadsKey(businessId), 'list'] as const
const leadKey = (businessId: string, id: string) => [...leadsKey(businessId), 'one', id] as const

/** Reloads on each visit. The previous results stay until the next ones arrive. */
export const leadsQuery = (businessId: string, filter = ALL_LEADS) =>
  infiniteQueryOptions({
    queryKey: [...leadListsKey(businessId), filter],
    queryFn: ({ pageParam }) => callPage(lead, pageParam || pathOf(businessId) + searchOf(filter)),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

function searchOf({ range, ...filter }: LeadFilter) {
  const chosen = Object.entries({ ...filter, ...(range && { from: startOf(range) }) }).filter(([, value]) => value)
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''
}

/** How many leads stand in each column of the board, and what they are worth. */
export const boardQuery = (businessId: string, filter: LeadFilter) =>
  queryOptions({
    queryKey: [...leadsKey(businessId), 'board', filter],
    queryFn: () => call(leadBoard, `${pathOf(businessId)}/board${searchOf(filter)}`),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const leadQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: [...leadKey(businessId, id), 'lead'],
    queryFn: () => call(leadWithBookings, `/api/leads/${encodeURIComponent(id)}`),
    refetchOnMount: 'always',
  })

/** What people did with a lead, newest first. */
export const leadEventsQuery = (businessId: string, id: string) =>
  infiniteQueryOptions({
    queryKey: [...leadKey(businessId, id), 'events'],
    queryFn: ({ pageParam }) => callPage(leadEvent, pageParam),
    initialPageParam: `/api/leads/${encodeURIComponent(id)}/events`,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })

export const leadPeopleQuery = queryOptions({
  queryKey: ['lead-people'],
  queryFn: () => call(z.array(leadPerson), '/api/lead-people'),
})

const post = (body: unknown = {}) => ({ method: 'POST', body })

export const changeLeads = (businessId: string, ids: string[], change: LeadChange) =>
  call(leadsChanged, `${pathOf(businessId)}/changes`, post({ ids, change }))

export const deleteLeads = (businessId: string, ids: string[]) =>
  call(leadsChanged, `${pathOf(businessId)}/deletions`, post({ ids }))

export const undoLeadChange = (businessId: string, changeId: string) =>
  call(leadsUndone, `${pathOf(businessId)}/changes/${encodeURIComponent(changeId)}/undo`, post())

/** `key`: the idempotency key. */
export const sendLead = (request: LeadRequest, key: string) =>
  call(leadCreated, '/api/leads', { method: 'POST', body: request, headers: { 'Idempotency-Key': key } })

/** Downloads the leads of a list, or only these. */
export async function downloadLeads(businessId: string, what: LeadFilter | { ids: string[] }) {
  const path = `${pathOf(businessId)}.csv`
  const response = await ('ids' in what ? send(path, post(what)) : send(path + searchOf(what)))
  const today = new Date().toISOString().slice(0, 10)
  const named = response.headers.get('Content-Disposition')?.match(/filename="?([\w.-]+)"?/)?.[1]
  saveFile(await response.blob(), named ?? `leads-${today}.csv`)
}
