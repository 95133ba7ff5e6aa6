import type { Context } from '../../platform/context'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { takeAttempt } from '../guard/takeAttempt'

/**
 * Has a reset link mailed where there is an account. Whether there is one is looked up later, by the outbox: up to here all addresses cost
 * the same work. Throws 429, for any address alike.
 */
export async function askForReset(ctx: Context, email: string): Promise<void> {
  await takeAttempt(ctx, 'recovery-address', ctx.client?.address ?? '')
  await takeAttempt(ctx, 'recovery-account', email)
  await outboxRow(ctx, ctx.directory, { kind: 'password.reset', payload: { email } })
  wakeOutbox(ctx)
}
