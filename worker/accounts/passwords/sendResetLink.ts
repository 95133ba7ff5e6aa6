import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { randomText } from '../../platform/ids'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { sendRegistrationLink } from '../registration/registrationLinks'
import { type CustomerRow, findCustomerByEmail } from '../store'
import { resetMail } from './mails'
import { insertResetLink, resetLinkIsNew } from './store'

const LINK_LIFETIME_MS = 60 * 60 * 1000

/** Mails a reset link to a registered account, and a new registration link to a customer who paid but never registered. */
export async function sendResetLink(ctx: Context, { email }: { email: string }, rowId: string): Promise<void> {
  const customer = await findCustomerByEmail(ctx, email)
  if (!customer) return
  const isOperator = email === ctx.settings.OPERATOR_EMAIL
  if (customer.isActive || isOperator) return mailResetLink(ctx, customer, rowId)
  if (customer.planType && customer.subscriptionStatus !== 'inactive') {
    await sendRegistrationLink(ctx, { customerId: customer.id, email, planType: customer.planType, cause: rowId })
  }
}

async function mailResetLink(ctx: Context, { id: customerId, email }: CustomerRow, rowId: string): Promise<void> {
  const token = randomText(40)
  // Derived from the outbox row, so that running twice makes one link and one mail.
  const id = `rst_${rowId}`
  const createdAt = ctx.now()
  const mail = { kind: 'mail.send', payload: resetMail(ctx, { customerId, to: email, token }) } as const
  await ctx.directory.batch([
    outboxRowIf(ctx, ctx.directory, mail, resetLinkIsNew(ctx, id)),
    insertResetLink(ctx, {
      id,
      customerId,
      token: await sha256(token),
      expiresAt: createdAt + LINK_LIFETIME_MS,
      createdAt,
    }),
  ])
  wakeOutbox(ctx)
}
