import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  auditEntry,
  deletionAsked,
  deliveryNotice,
  type EmailChangeRequest,
  emailChangeAsked,
  emailConfirmed,
} from '../../contract/account'
import { call, callPage, send } from '../lib/api'
import { saveFile } from '../lib/saveFile'

const post = (body: unknown) => ({ method: 'POST', body })

export const askForEmailChange = (request: EmailChangeRequest) =>
  call(emailChangeAsked, '/api/account/email', post(request))
export const confirmEmail = (token: string) => call(emailConfirmed, '/api/account/email/confirm', post({ token }))

/** What visitors see above the owner's messages. */
export const setFirstName = (firstName: string) => send('/api/account/name', { method: 'PUT', body: { firstName } })

/** Newest first. Reloads on each visit. */
export const activityQuery = infiniteQueryOptions({
  queryKey: ['activity'],
  queryFn: ({ pageParam }) => callPage(auditEntry, pageParam),
  initialPageParam: '/api/account/audit',
  getNextPageParam: (page) => page.next,
  refetchOnMount: 'always',
})

export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: () => call(z.array(deliveryNotice), '/api/account/notices'),
})

export async function downloadEverything() {
  const response = await send('/api/account/export')
  const named = response.headers.get('Content-Disposition')?.match(/filename="?([\w.-]+)"?/)?.[1]
  saveFile(await response.blob(), named ?? 'deskbell.zip')
}

export const askForDeletion = (password: string) =>
  call(deletionAsked, '/api/account', { method: 'DELETE', body: { password } })
export const takeBackDeletion = () => send('/api/account/restore', { method: 'POST' })
