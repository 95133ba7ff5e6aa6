import type { Context, OwnerContext } from '../context'
import { sha256 } from '../crypto/digest'
import { newId, randomText } from '../ids'
import { notSignedIn } from './errors'
import { deleteSession, extendSession, findSession, insertSession } from './store'

const DAY_MS = 24 * 60 * 60 * 1000
/** A session ends a week after its last use. */
const LIFETIME_MS = 7 * DAY_MS
/** KV refuses shorter lives than this. */
const KV_MIN_TTL_SECONDS = 60

type CachedSession = { sessionId: string; customerId: string; expiresAt: number }

const cacheKey = (tokenHash: string) => `session:${tokenHash}`

/** A new token and the row that records it by hash; the token itself is handed out once. */
export async function prepareSession(ctx: Context, customerId: string, userAgent: string | undefined) {
  const token = `ses_${randomText(40)}`
  const row = {
    id: newId('session'),
    customerId,
    token: await sha256(token),
    userAgent: userAgent?.slice(0, 300) ?? null,
    expiresAt: ctx.now() + LIFETIME_MS,
    createdAt: ctx.now(),
  }
  return { token, row }
}

export async function openSession(ctx: Context, customerId: string, userAgent: string | undefined): Promise<string> {
  const { token, row } = await prepareSession(ctx, customerId, userAgent)
  await insertSession(ctx, row)
  return token
}

/** The owner behind a token. KV answers; a miss, and every `fresh` check, asks D1, which is the record. Throws 401. */
export async function authenticate(
  ctx: Context,
  token: string | undefined,
  check: 'cached' | 'fresh',
): Promise<OwnerContext> {
  if (!token) throw notSignedIn()
  const tokenHash = await sha256(token)
  const session = (check === 'cached' && (await readCache(ctx, tokenHash))) || (await readRecord(ctx, tokenHash))
  if (!session) throw notSignedIn()
  slide(ctx, tokenHash, session)
  return { ...ctx, actor: { kind: 'owner', customerId: session.customerId, sessionId: session.sessionId } }
}

export async function closeSession(ctx: OwnerContext): Promise<void> {
  const [closed] = await deleteSession(ctx, ctx.actor.sessionId)
  if (closed) await ctx.env.KV.delete(cacheKey(closed.token))
}

async function readCache(ctx: Context, tokenHash: string): Promise<CachedSession | undefined> {
  const cached = await ctx.env.KV.get<CachedSession>(cacheKey(tokenHash), 'json')
  return cached && cached.expiresAt > ctx.now() ? cached : undefined
}

async function readRecord(ctx: Context, tokenHash: string): Promise<CachedSession | undefined> {
  const row = await findSession(ctx, tokenHash)
  if (!row) return undefined
  const session = { sessionId: row.id, customerId: row.customerId, expiresAt: row.expiresAt }
  await writeCache(ctx, tokenHash, session)
  return session
}

const writeCache = (ctx: Context, tokenHash: string, session: CachedSession): Promise<void> =>
  ctx.env.KV.put(cacheKey(tokenHash), JSON.stringify(session), {
    expirationTtl: Math.max(KV_MIN_TTL_SECONDS, Math.ceil((session.expiresAt - ctx.now()) / 1000)),
  })

// At most once a day, and behind the answer: using the product keeps one signed in.
function slide(ctx: Context, tokenHash: string, session: CachedSession): void {
  if (session.expiresAt - ctx.now() > LIFETIME_MS - DAY_MS) return
  const expiresAt = ctx.now() + LIFETIME_MS
  const work = Promise.all([
    extendSession(ctx, session.sessionId, expiresAt),
    writeCache(ctx, tokenHash, { ...session, expiresAt }),
  ])
  ctx.waitUntil(
    work.catch((error: unknown) =>
      console.warn(JSON.stringify({ event: 'session.slide-failed', error: String(error) })),
    ),
  )
}
