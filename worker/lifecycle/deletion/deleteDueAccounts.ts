import { findDueForDeletion } from '../../accounts'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { deleteAccount } from './deleteAccount'

const AT_ONCE = 5

/**
 * Deletes the accounts that are due. The customer's row is deleted last, so an interrupted deletion is resumed by the next run. One failure
 * doesn't stop the others.
 */
export async function deleteDueAccounts(ctx: Context): Promise<void> {
  for (const customer of await findDueForDeletion(ctx, AT_ONCE)) {
    await deleteAccount(ctx, customer).catch((error: unknown) =>
      log.error('account.not-deleted', { customerId: customer.id, error }),
    )
  }
}
