import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './appEnv'
import { ProblemError } from './problem'

type LimitName = 'CHAT_LIMIT' | 'BUSINESS_CHAT_LIMIT' | 'LEAD_LIMIT' | 'ACCOUNT_LIMIT' | 'PUBLIC_READ_LIMIT'
const PERIOD_SECONDS = 60

// Set by the platform's edge; a forged X-Forwarded-For changes nothing. Locally everybody is one address.
export const addressOf = (header: (name: string) => string | undefined): string => header('cf-connecting-ip') ?? 'local'

/** Throws 429 when the key has called more often than the binding allows. */
export async function assertWithinLimit(limiter: RateLimit, key: string): Promise<void> {
  const { success } = await limiter.limit({ key })
  if (success) return
  throw new ProblemError(429, 'too-many-requests', 'That was a lot at once. Please wait a minute and try again.', {
    headers: { 'retry-after': String(PERIOD_SECONDS) },
  })
}

/** Stops floods from one address before anything is read or made. */
export const limitByAddress =
  (name: LimitName): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await assertWithinLimit(c.env[name], `${name}:${addressOf((header) => c.req.header(header))}`)
    await next()
  }
