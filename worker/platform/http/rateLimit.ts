import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './appEnv'
import { ProblemError } from './problem'

type LimitName = 'CHAT_LIMIT' | 'BUSINESS_CHAT_LIMIT' | 'LEAD_LIMIT' | 'ACCOUNT_LIMIT' | 'PUBLIC_READ_LIMIT'
const PERIOD_SECONDS = 60

/** Who is counted: an IPv4 address, or the /64 that one household or server has of IPv6. */
export function rateLimitNetwork(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const groups = [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

// Set by the platform's edge; a forged X-Forwarded-For changes nothing. Locally everybody is one address.
export const callerAddress = (header: (name: string) => string | undefined): string =>
  rateLimitNetwork(header('cf-connecting-ip') ?? 'local')

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
    await assertWithinLimit(c.env[name], `${name}:${callerAddress((header) => c.req.header(header))}`)
    await next()
  }
