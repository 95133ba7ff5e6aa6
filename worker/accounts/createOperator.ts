import type { Context } from '../platform/context'
import { hashPassword } from '../platform/crypto/password'
import { newId, newPublishableKey } from '../platform/ids'
import { findCustomerByEmail, insertOperator } from './store'

/**
 * Creates the operator's account, which owns the demo business, unless it exists; answers its id. Without OPERATOR_PASSWORD it has no
 * password, and the operator sets one through account recovery.
 */
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
