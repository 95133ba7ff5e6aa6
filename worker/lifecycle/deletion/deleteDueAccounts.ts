import { findDueForDeletion } from '../../accounts'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { deleteAccount } from './deleteAccount'

const AT_ONCE = 5

/**
 * Deletes the accounts whose time has come. The customer's row goes last, so it is itself what is owed: whatever is cut off is taken up
 * again by the next run. One account's trouble doesn't keep the others.
 */
export async function deleteDueAccounts(ctx: Context): Promise<void> {
  for (const customer of await findDueForDeletion(ctx, AT_ONCE)) {
    await deleteAccount(ctx, customer).catch((error: unknown) =>
      log.error('account.not-deleted', { customerId: customer.id, error }),
    )
  }
}
