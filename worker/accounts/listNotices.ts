import type { DeliveryNotice } from '../../contract/account'
import { DAY_MS } from '../../contract/durations'
import type { OwnerContext } from '../platform/context'
import type { Mail } from '../platform/outbox/message'
import { findDeadLettersOf, type OutboxRow } from '../platform/outbox/outboxOfCustomer'

const SHOWN_FOR_MS = 30 * DAY_MS

/** Mail to the owner that was tried for hours and could not be delivered, newest first. */
export async function listNotices(ctx: OwnerContext): Promise<DeliveryNotice[]> {
  const dead = await findDeadLettersOf(ctx, ctx.actor.customerId, ctx.now() - SHOWN_FOR_MS)
  return dead
    .toSorted((one, other) => (other.deadAt ?? 0) - (one.deadAt ?? 0))
    .map((row) => ({
      id: row.id,
      message: sentence(row),
      at: new Date(row.deadAt ?? row.createdAt).toISOString(),
    }))
}

function sentence({ kind, payload }: OutboxRow): string {
  if (kind === 'lead.notify') return 'We couldn’t email you about a new lead. You’ll find it in your list of leads.'
  if (kind === 'delivery.push')
    return 'We couldn’t send a notification to one of your devices. Everything is in your list of leads.'
  if (!isMail(payload)) return 'Something we were supposed to do for you didn’t work. We’re looking into it.'
  return `We couldn’t deliver “${payload.subject}” to ${payload.to}. Is the address right?`
}

const isMail = (payload: unknown): payload is Mail =>
  typeof payload === 'object' && payload !== null && 'subject' in payload && 'to' in payload
