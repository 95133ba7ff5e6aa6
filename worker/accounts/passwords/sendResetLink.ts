import { HOUR_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { randomText } from '../../platform/ids'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { memberIdOf, ownerOf, type Person } from '../people/person'
import { findPersonByEmail } from '../people/store'
import { sendRegistrationLink } from '../registration/registrationLinks'
import { findCustomerByEmail } from '../store'
import { resetMail } from './mails'
import { insertResetLink, resetLinkIsNew } from './store'

const LINK_LIFETIME_MS = HOUR_MS

/** Mails a reset link to whoever signs in with this address, and a new registration link to a customer who paid but never registered. */
export async function sendResetLink(ctx: Context, { email }: { email: string }, rowId: string): Promise<void> {
  const person = await findPersonByEmail(ctx, email)
  if (person) return mailResetLink(ctx, { ...person, email }, rowId)
  const customer = await findCustomerByEmail(ctx, email)
  if (!customer) return
  if (email === ctx.settings.OPERATOR_EMAIL) return mailResetLink(ctx, { ...ownerOf(customer.id), email }, rowId)
  if (customer.planType && customer.subscriptionStatus !== 'inactive') {
    await sendRegistrationLink(ctx, { customerId: customer.id, email, planType: customer.planType, cause: rowId })
  }
}

async function mailResetLink(
  ctx: Context,
  { email, ...person }: Person & { email: string },
  rowId: string,
): Promise<void> {
  const { customerId } = person
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
      memberId: memberIdOf(person),
      token: await sha256(token),
      expiresAt: createdAt + LINK_LIFETIME_MS,
      createdAt,
    }),
  ])
  wakeOutbox(ctx)
}
