import { hasPriority, type SupportRequest, type SupportRequestBody } from '../../contract/support'
import { planOf, takeAttempt } from '../accounts'
import type { OwnerContext } from '../platform/context'
import { sha256 } from '../platform/crypto/digest'
import { keyReused } from '../platform/http/keyReused'
import { newId } from '../platform/ids'
import { outboxRowIf, wakeOutbox } from '../platform/outbox/writeOutbox'
import { findRequest, insertRequest, requestIsNew } from './store'
import { requestView } from './view'

/**
 * Stores an owner's message to support and owes the mail to the operator. The same idempotency key again is the same message. Throws 409 and 429.
 */
export async function askSupport(
  ctx: OwnerContext,
  { idempotencyKey, ...said }: SupportRequestBody & { idempotencyKey: string | undefined },
): Promise<SupportRequest> {
  const { customerId } = ctx.actor
  await takeAttempt(ctx, 'support', customerId)
  const id = idempotencyKey ? `sup_${(await sha256(`${customerId}:${idempotencyKey}`)).slice(0, 26)}` : newId('support')
  const isPriority = hasPriority(await planOf(ctx, customerId))
  const row = { id, customerId, ...said, isPriority, createdAt: ctx.now() }
  await ctx.directory.batch([
    outboxRowIf(ctx, ctx.directory, { kind: 'support.notify', payload: { requestId: id } }, requestIsNew(ctx, id)),
    insertRequest(ctx, row),
  ])
  wakeOutbox(ctx)
  const kept = (await findRequest(ctx, id))?.request
  if (kept && (kept.subject !== said.subject || kept.message !== said.message)) throw keyReused()
  return requestView(kept ?? { ...row, answer: null, answeredAt: null })
}
