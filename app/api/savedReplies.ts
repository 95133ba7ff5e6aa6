import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type SavedReplyRequest, savedReply } from '../../contract/savedReplies'
import { call, send } from '../lib/api'

const pathOf = (businessId: string, id?: string) =>
  `/api/businesses/${encodeURIComponent(businessId)}/saved-replies${id ? `/${encodeURIComponent(id)}` : ''}`

export const savedRepliesQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['saved-replies', businessId],
    queryFn: () => call(z.array(savedReply), pathOf(businessId)),
  })

/** A new one, or `id`'s new words. */
export const saveReply = (businessId: string, reply: SavedReplyRequest, id?: string) =>
  call(savedReply, pathOf(businessId, id), { method: id ? 'PUT' : 'POST', body: reply })

export const deleteReply = (businessId: string, id: string) => send(pathOf(businessId, id), { method: 'DELETE' })
