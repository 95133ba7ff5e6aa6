import type { MiddlewareHandler } from 'hono'
import { withRequestId } from '../log/log'
import type { AppEnv } from './appEnv'

/** The platform's own id where there is one, so that its logs and ours meet. Whoever reports trouble finds it in the answer's headers. */
export const requestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  const id = c.req.header('cf-ray') ?? crypto.randomUUID()
  await withRequestId(id, next)
  c.header('x-request-id', id)
}
