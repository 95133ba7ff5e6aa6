import { DAY_MS } from '../../contract/durations'
import type { Role } from '../../contract/roles'
import type { Context, OwnerContext } from '../platform/context'
import { sha256 } from '../platform/crypto/digest'
import { newId, randomText } from '../platform/ids'
import { log } from '../platform/log/log'
import { auditRow } from './audit/auditRow'
import { notSignedIn } from './errors'
import { assertRole } from './people/assertRole'
import { memberIdOf, type Person } from './people/person'
import { assertSeat } from './people/seats/store'
import { forgetCachedSessions, readCachedSession, type Session, writeCachedSession } from './sessionCache'
import { deleteSession, findSession, touchSession } from './store'

/** A session ends a week after its last use … */
const IDLE_MS = 7 * DAY_MS
/** … and at the latest after three months; then the password is asked for again. */
const LONGEST_MS = 90 * DAY_MS
/** The last use is recorded at most this often. */
const TOUCH_MS = 5 * 60 * 1000

/** A new token and its row, which holds only the token's hash. The token itself is handed out once. */
export async function prepareSession(ctx: Context, { device, ...person }: Person & { device: string }) {
  const token = `ses_${randomText(40)}`
  const row = {
    id: newId('session'),
    customerId: person.customerId,
    memberId: memberIdOf(person),
    token: await sha256(token),
    userAgent: ctx.client?.userAgent?.slice(0, 300) ?? null,
    expiresAt: ctx.now() + IDLE_MS,
    createdAt: ctx.now(),
    device,
  }
  return { token, row }
}

/**
 * The person behind a token. `cached` asks KV first, `fresh` always asks D1. Throws 401,
 * also for a member whose access is paused, and 403 for a role below `role`, with a sentence
 * that names who can do it.
 */
export async function authenticate(
  ctx: Context,
  token: string | undefined,
  { check, role: least }: { check: 'cached' | 'fresh'; role: Role },
): Promise<OwnerContext> {
  if (!token) throw notSignedIn()
  const tokenHash = await sha256(token)
  const session =
    (check === 'cached' && (await readCachedSession(ctx, tokenHash))) || (await readRecord(ctx, tokenHash))
  if (!session) throw notSignedIn()
  const { customerId, personId, role, sessionId } = session
  await assertRole(ctx, session, least)
  return { ...ctx, actor: { kind: 'owner', customerId, personId, role, sessionId } }
}

export async function closeSession(ctx: OwnerContext): Promise<void> {
  const { customerId, sessionId } = ctx.actor
  const [closed] = await ctx.directory.batch([
    deleteSession(ctx, ctx.actor, sessionId),
    auditRow(ctx, { customerId, kind: 'signed-out' }),
  ])
  await forgetCachedSessions(ctx, closed)
}

async function readRecord(ctx: Context, tokenHash: string): Promise<Session | undefined> {
  const row = await findSession(ctx, tokenHash)
  if (!row) return undefined
  const person = { customerId: row.customerId, personId: row.memberId ?? row.customerId }
  await assertSeat(ctx, person, 401)
  const session: Session = {
    sessionId: row.id,
    ...person,
    role: row.memberRole ?? 'owner',
    expiresAt: row.expiresAt,
  }
  const behind = [writeCachedSession(ctx, tokenHash, session)]
  if (ctx.now() - (row.lastUsedAt ?? row.createdAt) > TOUCH_MS) {
    const expiresAt = Math.min(ctx.now() + IDLE_MS, row.createdAt + LONGEST_MS)
    behind.push(touchSession(ctx, row.id, expiresAt))
  }
  ctx.waitUntil(Promise.all(behind.map((work) => work.catch(logFailure))))
  return session
}

const logFailure = (error: unknown): void => log.warn('session.not-touched', { error })
