import type { InvitationView, JoinRequest } from '../../contract/team'
import {
  assertStrong,
  auditRowIf,
  deviceKey,
  findPersonByEmail,
  hasFreeSeat,
  insertDeviceIf,
  insertSessionIf,
  isNobodysEmail,
  ownerEmail,
  planOf,
  prepareSession,
  seatsOf,
  takeAttempt,
} from '../accounts'
import { firstBusinessOf } from '../businesses'
import type { Context } from '../platform/context'
import { sha256 } from '../platform/crypto/digest'
import { hashPassword } from '../platform/crypto/password'
import { outboxRowIf, wakeOutbox } from '../platform/outbox/writeOutbox'
import { invitationInvalid, joinedElsewhere, noSeatLeft } from './errors'
import { joinedMail } from './mails'
import { findInvitation, joinStatement } from './store'

/** What an invitation says. Reading doesn't use it up, so mail scanners may follow it. Throws 404 and 429. */
export async function readInvitation(ctx: Context, token: string): Promise<InvitationView> {
  const { customerId, email, role, ownersName } = await usable(ctx, token)
  const business = await firstBusinessOf(ctx, customerId)
  return { email, role, businessName: business?.name ?? null, invitedBy: ownersName }
}

/**
 * Joins by an invitation, once, also for parallel requests; signs the person in and answers the session's token. Throws 404, 409 for an
 * address that signs in elsewhere by now, 403 where the plan has no seat left, 422 and 429.
 */
export async function join(ctx: Context, input: JoinRequest): Promise<string> {
  const { id: personId, customerId, email, ownersName } = await usable(ctx, input.token)
  const [business, to, plan] = await Promise.all([
    firstBusinessOf(ctx, customerId),
    ownerEmail(ctx, customerId),
    planOf(ctx, customerId),
  ])
  const seats = seatsOf(plan.id)
  await assertStrong(input.password, { email, businessName: business?.name })
  const { firstName } = input
  const tokenHash = await sha256(input.token)
  const person = { customerId, personId }
  const device = await deviceKey(ctx, input.deviceId)
  const { token, row } = await prepareSession(ctx, { ...person, device })
  const { join: joining, joinedHere } = joinStatement(ctx, {
    tokenHash,
    sessionId: row.id,
    isFree: isNobodysEmail(ctx, email),
    hasSeat: hasFreeSeat(ctx, customerId, seats),
    firstName,
    passwordHash: await hashPassword(input.password),
  })
  const payload = joinedMail(ctx, { to: to ?? '', customerId, firstName, email })
  const [joined] = await ctx.directory.batch([
    joining,
    insertSessionIf(ctx, row, joinedHere),
    insertDeviceIf(ctx, { ...person, device }, joinedHere),
    auditRowIf(ctx, { customerId, memberId: personId, kind: 'member-joined', detail: { email } }, joinedHere),
    outboxRowIf(ctx, ctx.directory, { kind: 'mail.send', payload }, joinedHere),
  ])
  if (joined.length === 0) throw await whyNot(ctx, { tokenHash, email, ownersName })
  wakeOutbox(ctx)
  return token
}

async function whyNot(ctx: Context, { tokenHash, email, ownersName }: Refused): Promise<Error> {
  if (!(await findInvitation(ctx, tokenHash))) return invitationInvalid()
  return (await findPersonByEmail(ctx, email)) ? joinedElsewhere() : noSeatLeft(ownersName)
}
type Refused = { tokenHash: string; email: string; ownersName: string }

async function usable(ctx: Context, token: string) {
  const attempt = await takeAttempt(ctx, 'link-address', ctx.client?.address ?? '')
  const invitation = await findInvitation(ctx, await sha256(token))
  if (!invitation) throw invitationInvalid()
  await attempt.forgive()
  return invitation
}
