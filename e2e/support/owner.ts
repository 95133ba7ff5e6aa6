import type { APIRequestContext } from '@playwright/test'
import { meResponse } from '../../contract/accounts'
import { registerOwner } from './registration'

export type RegisteredOwner = Awaited<ReturnType<typeof openOwner>>

/** A new owner, for tests whose subject is what comes after registering. */
export async function openOwner(request: APIRequestContext, origin = '') {
  const owner = await registerOwner(origin, { email: `owner-${crypto.randomUUID()}@example.com` })
  const headers = { authorization: `Bearer ${owner.token}` }
  const { customer } = meResponse.parse(await (await request.get('/api/auth/me', { headers })).json())
  return { ...owner, headers, customer }
}
