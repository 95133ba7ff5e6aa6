import type { Role } from '../../contract/roles'
import type { Context } from '../platform/context'

export type Session = { sessionId: string; customerId: string; personId: string; role: Role; expiresAt: number }

/**
 * How long a cached session is trusted. KV takes up to a minute to spread a deletion, and an earlier write may overtake one. A minute is
 * also the shortest lifetime that KV allows.
 */
const TRUSTED_MS = 60_000

const key = (tokenHash: string) => `session:${tokenHash}`

export async function readCachedSession(ctx: Context, tokenHash: string): Promise<Session | undefined> {
  const cached = await ctx.env.KV.get<Session & { checkedAt: number }>(key(tokenHash), 'json')
  // One that was written a minute ago may be of a version before roles.
  return cached?.role && cached.expiresAt > ctx.now() && ctx.now() - cached.checkedAt < TRUSTED_MS ? cached : undefined
}

export const writeCachedSession = (ctx: Context, tokenHash: string, session: Session): Promise<void> =>
  ctx.env.KV.put(key(tokenHash), JSON.stringify({ ...session, checkedAt: ctx.now() }), {
    expirationTtl: TRUSTED_MS / 1000,
  })

/** `ended`: rows of sessions, whose column `token` is the token's hash. */
export async function forgetCachedSessions(ctx: Context, ended: { token: string }[]): Promise<void> {
  await Promise.all(ended.map(({ token: tokenHash }) => ctx.env.KV.delete(key(tokenHash))))
}
