import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  knowledgeSource,
  leftOut,
  type ProposalMend,
  proposal,
  type SourceRequest,
  siteLook,
  sourceAccepted,
} from '../../contract/knowledge'
import { call, send } from '../lib/api'

const pathOf = (businessId: string, rest: string) =>
  `/api/businesses/${encodeURIComponent(businessId)}/knowledge/${rest}`
const sourcePath = (businessId: string, id: string) => pathOf(businessId, `sources/${encodeURIComponent(id)}`)

/** Polls while a source is being read. */
const WHILE_READING_MS = 2000

export const sourcesQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['knowledgeSources', businessId],
    queryFn: () => call(z.array(knowledgeSource), pathOf(businessId, 'sources')),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'queued' || status === 'crawling') ? WHILE_READING_MS : false,
  })

export const addSource = (businessId: string, body: SourceRequest) =>
  call(sourceAccepted, pathOf(businessId, 'sources'), { method: 'POST', body })

export function addFile(businessId: string, file: File) {
  const body = new FormData()
  body.append('file', file)
  return call(sourceAccepted, pathOf(businessId, 'files'), { method: 'POST', body })
}

export const readAgain = (businessId: string, id: string) =>
  call(sourceAccepted, `${sourcePath(businessId, id)}/read`, { method: 'POST' })
export const deleteSource = (businessId: string, id: string) => send(sourcePath(businessId, id), { method: 'DELETE' })

export const proposalsKey = (businessId: string) => ['knowledgeProposals', businessId] as const

/** `lastRead` is part of the key: each reading may find other proposals. */
export const proposalsQuery = (businessId: string, lastRead: string) =>
  queryOptions({
    queryKey: [...proposalsKey(businessId), lastRead],
    queryFn: () => call(z.array(proposal), pathOf(businessId, 'proposals')),
    refetchOnMount: 'always',
  })

/** What was seen on the site and is on no card. */
export const leftOutQuery = (businessId: string, lastRead: string) =>
  queryOptions({
    queryKey: ['knowledgeLeftOut', businessId, lastRead],
    queryFn: () => call(z.array(leftOut), pathOf(businessId, 'left-out')),
  })

/** Reads the home page of the site: once a visit is enough. */
export const lookQuery = (businessId: string, site: string | undefined) =>
  queryOptions({
    queryKey: ['siteLook', businessId, site],
    enabled: site !== undefined,
    queryFn: () => call(siteLook, pathOf(businessId, 'look')),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const acceptProposals = (businessId: string, ids: string[]) =>
  send(pathOf(businessId, 'proposals/accept'), { method: 'POST', body: { ids } })
export const mendProposal = (businessId: string, id: string, body: ProposalMend) =>
  send(pathOf(businessId, `proposals/${encodeURIComponent(id)}`), { method: 'PUT', body })
export const dismissProposal = (businessId: string, id: string) =>
  send(pathOf(businessId, `proposals/${encodeURIComponent(id)}`), { method: 'DELETE' })
export const restoreProposal = (businessId: string, id: string) =>
  send(pathOf(businessId, `proposals/${encodeURIComponent(id)}/restore`), { method: 'POST' })
