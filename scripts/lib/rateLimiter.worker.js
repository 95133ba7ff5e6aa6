import { WorkerEntrypoint } from 'cloudflare:workers'

const PERIOD_MS = 60_000

let period = 0
let counts = new Map()

/**
 * The platform's rate limits on one's own machine, counted in memory as the platform does. Miniflare's own are written to a database by an
 * object each time, which takes longer than the message that is let through.
 */
export class RateLimiter extends WorkerEntrypoint {
  limit({ key }) {
    const { name, limit } = this.ctx.props
    const now = Math.floor(Date.now() / PERIOD_MS)
    if (now !== period) counts = new Map()
    period = now
    const counted = `${name} ${key}`
    const count = (counts.get(counted) ?? 0) + 1
    counts.set(counted, count)
    return { success: count <= limit }
  }
}
