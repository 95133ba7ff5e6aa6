import type { Context } from '../platform/context'
import { hashPassword } from '../platform/crypto/password'
import { newId, newPublishableKey } from '../platform/ids'
import { findCustomerByEmail, insertOperator } from './store'

/** The account that owns the demo business; made once. Without OPERATOR_PASSWORD it has none, and the operator asks for one by recovery. */
export async function createOperator(ctx: Context): Promise<string> {
  const email = ctx.settings.OPERATOR_EMAIL
  const existing = await findCustomerByEmail(ctx, email)
  if (existing) return existing.id
  const password = ctx.settings.OPERATOR_PASSWORD
  const id = newId('customer')
  await insertOperator(ctx, {
    id,
    email,
    passwordHash: password ? await hashPassword(password) : null,
    apiKey: newPublishableKey(),
  })
  return id
}
