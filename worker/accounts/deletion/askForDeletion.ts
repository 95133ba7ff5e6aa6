import { DAY_MS } from '../../../contract/durations'
import type { OwnerContext } from '../../platform/context'
import { batchNamed } from '../../platform/db/batchNamed'
import { outboxRow, outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { auditRow, auditRowIf } from '../audit/auditRow'
import { deletionUnderWay, operatorStays } from '../errors'
import { confirmPassword } from '../passwords/confirmPassword'
import { findCustomer } from '../store'
import { deletionMail } from './mails'
import { canBeTakenBack, clearDeletion, setDeletion } from './store'

const GRACE_MS = 7 * DAY_MS

/**
 * Schedules the account's deletion in seven days and ends the renewal of its subscription. Throws 422 for a wrong password, 409 for the
 * operator's account.
 */
export async function askForDeletion(ctx: OwnerContext, password: string): Promise<{ deleteAfter: string }> {
  const { customerId } = ctx.actor
  const { email } = await confirmPassword(ctx, password)
  if (email === ctx.settings.OPERATOR_EMAIL) throw operatorStays()
  const known = (await findCustomer(ctx, customerId))?.deleteAfter ?? null
  // A second request keeps the first date.
  if (known !== null) return { deleteAfter: new Date(known).toISOString() }
  const deleteAfter = ctx.now() + GRACE_MS
  const changed = { kind: 'customer.deletion-changed', payload: { customerId } } as const
  const payload = deletionMail(ctx, { customerId, to: email, deleteAfter })
  await ctx.directory.batch([
    setDeletion(ctx, customerId, deleteAfter),
    auditRow(ctx, { customerId, kind: 'deletion-asked', detail: { deleteAfter: new Date(deleteAfter).toISOString() } }),
    outboxRow(ctx, ctx.directory, { kind: 'mail.send', payload }),
    outboxRow(ctx, ctx.directory, changed),
  ])
  wakeOutbox(ctx)
  return { deleteAfter: new Date(deleteAfter).toISOString() }
}

/** Cancels a scheduled deletion. Throws 409 once the deletion has begun. */
export async function takeBackDeletion(ctx: OwnerContext): Promise<void> {
  const { customerId } = ctx.actor
  const changed = { kind: 'customer.deletion-changed', payload: { customerId } } as const
  const still = canBeTakenBack(ctx, customerId)
  const { cleared } = await batchNamed(ctx.directory, {
    audited: auditRowIf(ctx, { customerId, kind: 'deletion-taken-back' }, still),
    told: outboxRowIf(ctx, ctx.directory, changed, still),
    cleared: clearDeletion(ctx, customerId),
  })
  if (cleared.length === 0) throw deletionUnderWay()
  wakeOutbox(ctx)
}
