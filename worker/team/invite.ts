import { DAY_MS } from '../../contract/durations'
import { isLiveStatus, PLANS, type Plan } from '../../contract/plans'
import type { InvitationRequest, Teammate } from '../../contract/team'
import { auditRowIf, findPersonByEmail, firstNameOf, ownerEmail, planOf, takeAttempt } from '../accounts'
import { firstBusinessOf } from '../businesses'
import type { OwnerContext } from '../platform/context'
import { sha256 } from '../platform/crypto/digest'
import { newId, randomText } from '../platform/ids'
import { outboxRowIf, wakeOutbox } from '../platform/outbox/writeOutbox'
import { hasAccount, hasJoined, isInvited, memberNotFound, noPlanForTeam, teamIsFull } from './errors'
import { view } from './listTeam'
import { invitationMail } from './mails'
import { findMember, findTeam, hasRoomFor, insertMemberIf, isOfTeam, type NewMember, setInvitation } from './store'

const LIFETIME_MS = 7 * DAY_MS

/** Mails an invitation. Throws 403 beyond the plan's number of people, 409 for an address that signs in already, and 429. */
export async function invite(ctx: OwnerContext, { email, role }: InvitationRequest): Promise<Teammate> {
  const { customerId } = ctx.actor
  const plan = await planToInviteOn(ctx)
  await limitMails(ctx, email)
  if (email === ctx.settings.OPERATOR_EMAIL || (await findPersonByEmail(ctx, email))) throw await taken(ctx, email)
  const { token, ...invitation } = await newInvitation(ctx)
  const row: NewMember = { id: newId('member'), customerId, email, role, createdAt: ctx.now(), ...invitation }
  const payload = invitationMail(ctx, { to: email, token, role, ...(await inviter(ctx)) })
  const written = isOfTeam(ctx, customerId, row.id)
  const [inserted] = await ctx.directory.batch([
    insertMemberIf(ctx, row, hasRoomFor(ctx, row, plan.seats - 1)),
    outboxRowIf(ctx, ctx.directory, { kind: 'mail.send', payload }, written),
    auditRowIf(ctx, { customerId, kind: 'member-invited', detail: { email, role } }, written),
  ])
  const member = await findMember(ctx, customerId, row.id)
  if (inserted.length === 0 || !member) throw (await isOfThisTeam(ctx, email)) ? isInvited() : teamIsFull(plan)
  wakeOutbox(ctx)
  return view(member, { hasTwoSteps: false, isPaused: false })
}

/** Mails a new link; the one before works no more. Throws 403 without a plan, 404, 409 for who has joined, and 429. */
export async function inviteAgain(ctx: OwnerContext, id: string): Promise<Teammate> {
  const { customerId } = ctx.actor
  const member = await findMember(ctx, customerId, id)
  if (!member?.email) throw memberNotFound()
  if (member.joinedAt !== null) throw hasJoined()
  const { email, role } = member
  await planToInviteOn(ctx)
  await limitMails(ctx, email)
  const { token, ...invitation } = await newInvitation(ctx)
  const payload = invitationMail(ctx, { to: email, token, role, ...(await inviter(ctx)) })
  const [renewed] = await ctx.directory.batch([
    setInvitation(ctx, { customerId, id }, invitation),
    outboxRowIf(ctx, ctx.directory, { kind: 'mail.send', payload }, isOfTeam(ctx, customerId, id)),
  ])
  if (renewed.length === 0) throw hasJoined()
  wakeOutbox(ctx)
  return view({ ...member, ...invitation }, { hasTwoSteps: false, isPaused: false })
}

async function planToInviteOn(ctx: OwnerContext): Promise<Plan> {
  const { id, subscriptionStatus } = await planOf(ctx, ctx.actor.customerId)
  if (!id || !isLiveStatus(subscriptionStatus)) throw noPlanForTeam()
  return PLANS[id]
}

/** Invitations go to addresses that anybody may have typed. */
async function limitMails(ctx: OwnerContext, email: string): Promise<void> {
  await takeAttempt(ctx, 'invitation', ctx.actor.customerId)
  await takeAttempt(ctx, 'invitation-to', email)
}

async function newInvitation(ctx: OwnerContext) {
  const token = `inv_${randomText(40)}`
  return { token, inviteToken: await sha256(token), inviteExpiresAt: ctx.now() + LIFETIME_MS }
}

async function inviter(ctx: OwnerContext) {
  const { customerId } = ctx.actor
  const [firstName, email, business] = await Promise.all([
    firstNameOf(ctx, ctx.actor),
    ownerEmail(ctx, customerId),
    firstBusinessOf(ctx, customerId),
  ])
  return { invitedBy: firstName ?? business?.name ?? email ?? '', businessName: business?.name }
}

const isOfThisTeam = async (ctx: OwnerContext, email: string): Promise<boolean> =>
  (await findTeam(ctx, ctx.actor.customerId)).some((one) => one.email === email)

const taken = async (ctx: OwnerContext, email: string) =>
  (await isOfThisTeam(ctx, email)) ? isInvited() : hasAccount()
