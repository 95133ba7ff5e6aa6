import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './appEnv'

/** An answer of the API is somebody's, unless it says how long it may be kept. */
export const noStoreByDefault: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.res.headers.has('cache-control')) return
  const headers = new Headers(c.res.headers)
  headers.set('cache-control', 'no-store')
  c.res = new Response(c.res.body, { status: c.res.status, statusText: c.res.statusText, headers })
}
