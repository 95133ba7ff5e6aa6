import type { LoginRequest } from '../../contract/accounts'
import type { Context } from '../context'
import { verifyPassword } from '../crypto/password'
import { wrongCredentials } from './errors'
import { openSession } from './sessions'
import { findCustomerByEmail } from './store'

/** A session token for email and password. Throws 401, the same for an unknown address as for a wrong password. */
export async function logIn(ctx: Context, input: LoginRequest & { userAgent: string | undefined }): Promise<string> {
  const customer = await findCustomerByEmail(ctx, input.email)
  const matches = await verifyPassword(input.password, customer?.passwordHash ?? null)
  if (!customer || !matches) throw wrongCredentials()
  return openSession(ctx, customer.id, input.userAgent)
}
