import * as z from 'zod/mini'
import type { Context } from '../context'
import { ping } from '../db/ping'
import { ProblemError } from '../http/problem'
import { settingsMailNeeds } from '../mail/settingsMailNeeds'

export const VERSION = '0.1.0'
export const healthResponse = z.object({
  status: z.literal('ok'),
  version: z.string(),
  warnings: z.optional(z.array(z.string())),
})

/** Asks what the product can't do without, and says what the operator has left out. Throws 503 naming what is down. */
export async function checkHealth(ctx: Context): Promise<z.infer<typeof healthResponse>> {
  const checks: [string, () => Promise<unknown>][] = [
    ['database', async () => Promise.all([ping(ctx.directory), ping(ctx.tenants)])],
    ['key-value store', () => ctx.env.KV.get('health')],
  ]
  const results = await Promise.allSettled(checks.map(([, check]) => check()))
  const down = checks.filter((_, index) => results[index]?.status === 'rejected').map(([name]) => name)
  if (down.length > 0) throw new ProblemError(503, 'down', `Not answering: ${down.join(', ')}.`)
  const missing = settingsMailNeeds(ctx)
  return {
    status: 'ok',
    version: VERSION,
    ...(missing.length > 0 && { warnings: missing.map((name) => `No mail leaves: the setting ${name} is missing.`) }),
  }
}
