import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './appEnv'

/** Where the setting is off the route doesn't exist: 404. */
export const onlyWhereOn =
  (setting: 'TEST_REGISTRATION' | 'DEV_TOOLS'): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (c.var.ctx.settings[setting] === 'off') return c.notFound()
    await next()
  }
