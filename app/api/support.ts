import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  receivedSupportRequest,
  type SupportRequestBody,
  type SupportState,
  supportRequest,
} from '../../contract/support'
import { call, callPage } from '../lib/api'

/** `key`: the same one sent again is the same message. */
export const askSupport = (body: SupportRequestBody, key: string) =>
  call(supportRequest, '/api/support', { method: 'POST', body, headers: { 'Idempotency-Key': key } })

/** Answers arrive while the page is open, so each visit asks again. */
export const myRequestsQuery = infiniteQueryOptions({
  queryKey: ['support'],
  queryFn: ({ pageParam }) => callPage(supportRequest, pageParam),
  initialPageParam: '/api/support',
  getNextPageParam: (page) => page.next,
  refetchOnMount: 'always',
})

export const receivedQuery = (state: SupportState) =>
  queryOptions({
    queryKey: ['received', state],
    queryFn: () => call(z.array(receivedSupportRequest), `/api/operator/support?state=${state}`),
    refetchOnMount: 'always',
  })

/** Without an answer it only counts as answered. */
export const answerSupportRequest = (id: string, answer?: string) =>
  call(receivedSupportRequest, `/api/operator/support/${encodeURIComponent(id)}/answer`, {
    method: 'POST',
    body: answer ? { answer } : {},
  })
