import type { SignedInSession } from '../../contract/accounts'
import type { Context, OwnerContext } from '../platform/context'
import { auditRowIf } from './audit/auditRow'
import { describeDevice } from './devices/describeDevice'
import { forgetDeviceOf } from './devices/store'
import { sessionNotFound } from './errors'
import type { Person } from './people/person'
import { forgetCachedSessions } from './sessionCache'
import { deleteSession, findOwnSession, findSessionsOf, type SessionRow, sessionExists } from './store'

const view = (row: SessionRow, currentId: string): SignedInSession => ({
  id: row.id,
  current: row.id === currentId,
  device: describeDevice(row.userAgent),
  createdAt: new Date(row.createdAt).toISOString(),
  lastUsedAt: new Date(row.lastUsedAt ?? row.createdAt).toISOString(),
  expiresAt: new Date(row.expiresAt).toISOString(),
})

/** The devices on which this person is signed in, the one used last first. */
export async function listSessions(ctx: OwnerContext): Promise<SignedInSession[]> {
  const rows = await findSessionsOf(ctx, ctx.actor)
  return rows.map((row) => view(row, ctx.actor.sessionId))
}

/** Whether somebody is still signed in by that session. */
export async function isSignedIn(
  ctx: Context,
  { sessionId, ...person }: Person & { sessionId: string },
): Promise<boolean> {
  const session = await findOwnSession(ctx, person, sessionId)
  return session !== undefined && session.expiresAt > ctx.now()
}

/** Signs one device out and forgets it, since it may be stolen. Throws 404 for a session that is somebody else's. */
export async function signOutDevice(ctx: OwnerContext, id: string): Promise<void> {
  const { customerId, personId } = ctx.actor
  const session = await findOwnSession(ctx, ctx.actor, id)
  if (!session) throw sessionNotFound()
  const detail = { device: describeDevice(session.userAgent) }
  const [, , ended] = await ctx.directory.batch([
    forgetDeviceOf(ctx, { customerId, personId, sessionId: id, but: ctx.actor.sessionId }),
    auditRowIf(ctx, { customerId, kind: 'session-ended', detail }, sessionExists(ctx, ctx.actor, id)),
    deleteSession(ctx, ctx.actor, id),
  ])
  if (ended.length === 0) throw sessionNotFound()
  await forgetCachedSessions(ctx, ended)
}
