import type { MiddlewareHandler } from 'hono'
import ipaddr from 'ipaddr.js'
import { isApiKeyToken } from './apiKeyAccess'
import type { AppEnv } from './appEnv'
import { bearerOf } from './endpoint'
import { ProblemError } from './problem'

type LimitName = 'CHAT_LIMIT' | 'BUSINESS_CHAT_LIMIT' | 'LEAD_LIMIT' | 'ACCOUNT_LIMIT' | 'PUBLIC_READ_LIMIT'
const PERIOD_SECONDS = 60

/** Who is counted: an IPv4 address, or of IPv6 the /56 that a household is given ("2001:db8:1:200::"). Other text stays as it is. */
export function rateLimitNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv4 ? `${parsed}` : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/56`)}`
}

// `cf-connecting-ip` is set by Cloudflare, so it can't be forged. On a local start everybody is "local".
export const callerAddress = (header: (name: string) => string | undefined): string =>
  rateLimitNetwork(header('cf-connecting-ip') ?? 'local')

/** Throws 429 when the key has called more often than the binding allows. */
export async function assertWithinLimit(limiter: RateLimit, key: string): Promise<void> {
  const { success } = await limiter.limit({ key })
  if (success) return
  throw new ProblemError(429, 'too-many-requests', 'Too many requests at once. Please wait a minute and try again.', {
    headers: { 'retry-after': String(PERIOD_SECONDS) },
  })
}

/** Middleware that limits calls per address before anything is read. Throws 429. */
export const limitByAddress =
  (name: LimitName): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await assertWithinLimit(c.env[name], `${name}:${callerAddress((header) => c.req.header(header))}`)
    await next()
  }

/** The same, but calls by an API key are counted by their key. */
export function limitVisitors(name: LimitName): MiddlewareHandler<AppEnv> {
  const byAddress = limitByAddress(name)
  return (c, next) => (isApiKeyToken(bearerOf(c.req)) ? next() : byAddress(c, next))
}
