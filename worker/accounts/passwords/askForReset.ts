import type { Context } from '../../platform/context'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { takeAttempt } from '../guard/takeAttempt'

/**
 * Has a reset link mailed if the email has an account. The outbox looks that up later, so that the answer takes the same time for every
 * email. Throws 429 for any email alike.
 */
export async function askForReset(ctx: Context, email: string): Promise<void> {
  await takeAttempt(ctx, 'recovery-address', ctx.client?.address ?? '')
  await takeAttempt(ctx, 'recovery-account', email)
  await outboxRow(ctx, ctx.directory, { kind: 'password.reset', payload: { email } })
  wakeOutbox(ctx)
}
