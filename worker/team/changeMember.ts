import type { MemberRole } from '../../contract/roles'
import type { Teammate } from '../../contract/team'
import {
  auditRow,
  auditRowIf,
  endAccessOf,
  findPaused,
  findWithTwoSteps,
  forgetCachedSessions,
  tokensOf,
} from '../accounts'
import type { OwnerContext } from '../platform/context'
import { outboxRowIf, wakeOutbox } from '../platform/outbox/writeOutbox'
import { memberNotFound } from './errors'
import { view } from './listTeam'
import { findMember, isOfTeam, removeStatements, setRole } from './store'

/** Takes effect with their next call. Throws 404. */
export async function changeRole(ctx: OwnerContext, id: string, role: MemberRole): Promise<Teammate> {
  const { customerId } = ctx.actor
  const member = await findMember(ctx, customerId, id)
  if (!member?.email) throw memberNotFound()
  const detail = { name: member.firstName ?? member.email, from: member.role, to: role }
  const person = { customerId, personId: id }
  const [, sessions] = await ctx.directory.batch([
    setRole(ctx, { customerId, id }, role),
    tokensOf(ctx, person),
    auditRow(ctx, { customerId, kind: 'member-role-changed', detail }),
  ])
  await forgetCachedSessions(ctx, sessions)
  const [withTwoSteps, paused] = await Promise.all([findWithTwoSteps(ctx, customerId), findPaused(ctx, customerId)])
  return view({ ...member, role }, { hasTwoSteps: withTwoSteps.has(id), isPaused: paused.has(id) })
}

/** Takes back an invitation, or ends somebody's access at once, on all their devices. Throws 404. */
export async function removeMember(ctx: OwnerContext, id: string): Promise<void> {
  const { customerId } = ctx.actor
  const member = await findMember(ctx, customerId, id)
  if (!member?.email) throw memberNotFound()
  const is = isOfTeam(ctx, customerId, id)
  const [ended] = await ctx.directory.batch([
    ...endAccessOf(ctx, { customerId, personId: id }, is),
    auditRowIf(ctx, { customerId, kind: 'member-removed', detail: { name: member.firstName ?? member.email } }, is),
    outboxRowIf(ctx, ctx.directory, { kind: 'member.signed-out', payload: { customerId, memberId: id } }, is),
    ...removeStatements(ctx, customerId, id),
  ])
  await forgetCachedSessions(ctx, ended)
  wakeOutbox(ctx)
}
