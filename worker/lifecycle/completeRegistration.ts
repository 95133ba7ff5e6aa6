import type { CompleteRegistrationRequest } from '../../contract/accounts'
import {
  assertStrong,
  auditRowIf,
  completionStatements,
  deviceKey,
  insertDeviceIf,
  ownerOf,
  prepareSession,
  registrationLinkInvalid,
  verifyRegistrationLink,
} from '../accounts'
import { createBusiness } from '../businesses'
import type { Context } from '../platform/context'
import { sha256 } from '../platform/crypto/digest'
import { hashPassword } from '../platform/crypto/password'
import { newId } from '../platform/ids'
import type { NewBusiness } from '../platform/outbox/message'
import { outboxRowIf, wakeOutbox } from '../platform/outbox/writeOutbox'
import { welcomeMail } from './welcomeMail'

/**
 * Turns a purchase into an account with its business, signs the owner in and answers the session token. The link works once, also for
 * parallel requests. Customer and business may be in different databases, so the business is owed through the outbox and normally created
 * right here. Throws 404, 422 and 429.
 */
export async function completeRegistration(ctx: Context, input: CompleteRegistrationRequest): Promise<string> {
  const link = await verifyRegistrationLink(ctx, input)
  await assertStrong(input.password, input)
  const { customerId } = link
  const owner = ownerOf(customerId)
  const device = await deviceKey(ctx, input.deviceId)
  const { token, row } = await prepareSession(ctx, { ...owner, device })
  const newBusiness: NewBusiness = {
    id: newId('business'),
    customerId,
    name: input.businessName,
    businessType: input.businessType,
    services: input.services,
    location: input.location ?? null,
    specialties: input.specialties ?? null,
    calendlyUrl: input.calendlyUrl ?? null,
    timeZone: input.timeZone,
    country: input.country,
  }
  const welcome = welcomeMail(ctx, { to: link.email, customerId })
  const statements = completionStatements(ctx, {
    linkHash: await sha256(input.token),
    customerId,
    passwordHash: await hashPassword(input.password),
    session: row,
  })
  const [used] = await ctx.directory.batch([
    statements.useLink,
    statements.activate,
    statements.openSession,
    insertDeviceIf(ctx, { ...owner, device }, statements.usedHere),
    auditRowIf(ctx, { customerId, kind: 'registered' }, statements.usedHere),
    outboxRowIf(ctx, ctx.directory, { kind: 'business.create', payload: newBusiness }, statements.usedHere),
    outboxRowIf(ctx, ctx.directory, { kind: 'mail.send', payload: welcome }, statements.usedHere),
  ])
  if (used.length === 0) throw registrationLinkInvalid()
  await createBusiness(ctx, newBusiness)
  wakeOutbox(ctx)
  return token
}
