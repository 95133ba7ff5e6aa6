import { ownerEmail, takeAttempt } from '../../accounts'
import type { OwnerContext } from '../../platform/context'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { ownBusiness } from '../ownBusiness'
import { webPersonMail } from './mails'

/** Mails the snippet and where it goes to whoever looks after the site. Throws 404 and 429. */
export async function mailWebPerson(ctx: OwnerContext, businessId: string, to: string): Promise<void> {
  const { customerId } = ctx.actor
  const business = await ownBusiness(ctx, businessId)
  await takeAttempt(ctx, 'web-person', customerId)
  await takeAttempt(ctx, 'web-person-to', to)
  const replyTo = await ownerEmail(ctx, customerId)
  const payload = webPersonMail(ctx, { to, replyTo, business })
  await outboxRow(ctx, ctx.tenants, { kind: 'mail.send', payload })
  wakeOutbox(ctx)
}
