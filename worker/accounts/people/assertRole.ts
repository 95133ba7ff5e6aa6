import { hasRole, type Role } from '../../../contract/roles'
import type { Context } from '../../platform/context'
import { roleTooLow } from '../errors'
import { findCustomer } from '../store'

/** Throws 403 for a role below `least`, with a sentence that names who can do it. */
export async function assertRole(
  ctx: Context,
  { customerId, role }: { customerId: string; role: Role },
  least: Role,
): Promise<void> {
  if (!hasRole(role, least)) throw roleTooLow(least, await findCustomer(ctx, customerId))
}
