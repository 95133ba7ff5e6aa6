import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './appEnv'

/** Answers 404 if the setting is off. */
export const onlyWhereOn =
  (setting: 'TEST_REGISTRATION' | 'DEV_TOOLS'): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (c.var.ctx.settings[setting] === 'off') return c.notFound()
    await next()
  }
