import type { MiddlewareHandler } from 'hono'
import { withRequestId } from '../log/log'
import type { AppEnv } from './appEnv'

/** Sets the id in logs and in the `x-request-id` header: Cloudflare's ray id if there is one. */
export const requestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  const id = c.req.header('cf-ray') ?? crypto.randomUUID()
  await withRequestId(id, next)
  c.header('x-request-id', id)
}
