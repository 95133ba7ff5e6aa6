import type { SignedInSession } from '../../contract/accounts'
import type { Role } from '../../contract/roles'
import type { Context, OwnerContext } from '../platform/context'
import { batchNamed } from '../platform/db/batchNamed'
import { auditRowIf } from './audit/auditRow'
import { describeDevice } from './devices/describeDevice'
import { forgetDeviceOf } from './devices/store'
import { sessionNotFound } from './errors'
import type { Person } from './people/person'
import { findPaused } from './people/seats/store'
import { forgetCachedSessions } from './sessionCache'
import { deleteSession, findOwnSession, findSession, findSessionsOf, type SessionRow, sessionExists } from './store'

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

/** As whom somebody is still signed in by that session; undefined if they aren't, and `paused` if their plan has no seat for them. */
export async function accessOf(
  ctx: Context,
  { sessionId, ...person }: Person & { sessionId: string },
): Promise<Role | 'paused' | undefined> {
  const own = await findOwnSession(ctx, person, sessionId)
  const session = own && (await findSession(ctx, own.token))
  if (!session) return undefined
  const isPaused = session.memberId !== null && (await findPaused(ctx, person.customerId)).has(session.memberId)
  return isPaused ? 'paused' : (session.memberRole ?? 'owner')
}

/** Signs one device out and forgets it, since it may be stolen. Throws 404 for a session that is somebody else's. */
export async function signOutDevice(ctx: OwnerContext, id: string): Promise<void> {
  const { customerId, personId } = ctx.actor
  const session = await findOwnSession(ctx, ctx.actor, id)
  if (!session) throw sessionNotFound()
  const detail = { device: describeDevice(session.userAgent) }
  const { ended } = await batchNamed(ctx.directory, {
    device: forgetDeviceOf(ctx, { customerId, personId, sessionId: id, but: ctx.actor.sessionId }),
    audited: auditRowIf(ctx, { customerId, kind: 'session-ended', detail }, sessionExists(ctx, ctx.actor, id)),
    ended: deleteSession(ctx, ctx.actor, id),
  })
  if (ended.length === 0) throw sessionNotFound()
  await forgetCachedSessions(ctx, ended)
}
