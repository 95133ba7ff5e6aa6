import * as z from 'zod/mini'
import type { Context } from '../platform/context'
import { bothSides } from '../platform/db/clients'
import { isMigrated } from '../platform/db/isMigrated'
import { ProblemError } from '../platform/http/problem'
import { missingMailSettings } from '../platform/mail/missingMailSettings'

const VERSION = '0.1.0'
export const healthResponse = z.object({
  status: z.literal('ok'),
  version: z.string(),
  warnings: z.optional(z.array(z.string())),
})

/** Checks the databases and KV, and warns of missing mail settings. Throws 503 naming what is down, also while migrations are running. */
export async function checkHealth(ctx: Context): Promise<z.infer<typeof healthResponse>> {
  const [databases, store] = await Promise.allSettled([
    Promise.all(bothSides(ctx).map(isMigrated)),
    ctx.env.KV.get('health'),
  ])
  const down = Object.entries({ database: databases, 'key-value store': store })
    .filter(([, { status }]) => status === 'rejected')
    .map(([name]) => name)
  if (down.length > 0) throw new ProblemError(503, 'down', `Not answering: ${down.join(', ')}.`)
  if (databases.status === 'fulfilled' && databases.value.includes(false))
    throw new ProblemError(503, 'starting', 'The database is being brought up to date.')
  const missing = missingMailSettings(ctx)
  return {
    status: 'ok',
    version: VERSION,
    ...(missing.length > 0 && {
      warnings: missing.map((name) => `No email goes out: the setting ${name} is missing.`),
    }),
  }
}
