import type { Context, OwnerContext } from '../platform/context'
import { sha256 } from '../platform/crypto/digest'
import { newId, randomText } from '../platform/ids'
import { log } from '../platform/log/log'
import { auditRow } from './audit/auditRow'
import { notSignedIn } from './errors'
import { forgetCachedSessions, readCachedSession, type Session, writeCachedSession } from './sessionCache'
import { deleteSession, findSession, touchSession } from './store'

const DAY_MS = 24 * 60 * 60 * 1000
/** A session ends a week after its last use, */
const IDLE_MS = 7 * DAY_MS
/** and at the latest after three months: then the password is asked for again. */
const LONGEST_MS = 90 * DAY_MS
/** How exactly the last use is recorded. */
const TOUCH_MS = 5 * 60 * 1000

/** A new token and the row that records it by hash; the token itself is handed out once. */
export async function prepareSession(ctx: Context, { customerId, device }: { customerId: string; device: string }) {
  const token = `ses_${randomText(40)}`
  const row = {
    id: newId('session'),
    customerId,
    token: await sha256(token),
    userAgent: ctx.client?.userAgent?.slice(0, 300) ?? null,
    expiresAt: ctx.now() + IDLE_MS,
    createdAt: ctx.now(),
    device,
  }
  return { token, row }
}

/** The owner behind a token. KV answers; a miss, and every `fresh` check, asks D1, which is the record. Throws 401. */
export async function authenticate(
  ctx: Context,
  token: string | undefined,
  check: 'cached' | 'fresh',
): Promise<OwnerContext> {
  if (!token) throw notSignedIn()
  const tokenHash = await sha256(token)
  const session =
    (check === 'cached' && (await readCachedSession(ctx, tokenHash))) || (await readRecord(ctx, tokenHash))
  if (!session) throw notSignedIn()
  return { ...ctx, actor: { kind: 'owner', customerId: session.customerId, sessionId: session.sessionId } }
}

export async function closeSession(ctx: OwnerContext): Promise<void> {
  const { customerId, sessionId } = ctx.actor
  const [closed] = await ctx.directory.batch([
    deleteSession(ctx, customerId, sessionId),
    auditRow(ctx, { customerId, kind: 'signed-out' }),
  ])
  await forgetCachedSessions(ctx, closed)
}

async function readRecord(ctx: Context, tokenHash: string): Promise<Session | undefined> {
  const row = await findSession(ctx, tokenHash)
  if (!row) return undefined
  const session = { sessionId: row.id, customerId: row.customerId, expiresAt: row.expiresAt }
  const behind = [writeCachedSession(ctx, tokenHash, session)]
  if (ctx.now() - (row.lastUsedAt ?? row.createdAt) > TOUCH_MS) {
    const expiresAt = Math.min(ctx.now() + IDLE_MS, row.createdAt + LONGEST_MS)
    behind.push(touchSession(ctx, row.id, expiresAt))
  }
  ctx.waitUntil(Promise.all(behind.map((work) => work.catch(logFailure))))
  return session
}

const logFailure = (error: unknown): void => log.warn('session.not-touched', { error })
