import { PROVIDER_NAMES } from '../../../contract/outsideCalendars'
import { ownerEmail } from '../../accounts'
import { findBusiness } from '../../businesses'
import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'
import { tellOnce } from '../../platform/notices/tellOnce'
import type { PayloadOf } from '../../platform/outbox/message'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { connectionsChanged } from './connections'
import { type ConnectionKey, findConnection, isStillConnected, updateStateFrom } from './store'

/**
 * Remembers that only the owner can mend the connection, and has them told by mail: once, however many find out at the same time. A
 * connection that was renewed since `version` is left alone.
 */
export async function markBroken(
  ctx: Context,
  key: ConnectionKey & { customerId: string; version: number },
  reason: string,
): Promise<void> {
  const { businessId, provider, customerId, version } = key
  const told = { kind: 'calendar.broken', payload: { businessId, provider, customerId, version } } as const
  await ctx.tenants.batch([
    outboxRowIf(ctx, ctx.tenants, told, isStillConnected(ctx, key)),
    updateStateFrom(ctx, key, { state: 'connected', version }, { state: 'broken', reason }),
    connectionsChanged(ctx, key),
  ])
  wakeOutbox(ctx)
}

/** The same, by whatever credentials there are now. */
export async function breakAccess(ctx: Context, key: ConnectionKey, reason: string): Promise<void> {
  const row = await findConnection(ctx, key)
  if (row) await markBroken(ctx, row, reason)
}

/** Handles `calendar.broken`. */
export async function mailBroken(
  ctx: Context,
  { businessId, provider, customerId, version }: PayloadOf<'calendar.broken'>,
): Promise<void> {
  const [row, business, to] = await Promise.all([
    findConnection(ctx, { businessId, provider }),
    findBusiness(ctx, businessId),
    ownerEmail(ctx, customerId),
  ])
  if (row?.state !== 'broken' || row.version !== version || !business || !to) return
  const name = PROVIDER_NAMES[provider]
  const mail = layOutMail({
    to,
    subject: `${name} is no longer connected to ${business.name}`,
    heading: `${name} needs you to connect it again`,
    lines: [
      row.reason ?? `${name} no longer lets us in.`,
      'Until you connect it again, your chat doesn’t offer times, so nobody gets booked while you’re busy. It asks people what time they’d like and passes that on to you. Existing bookings stay as they are.',
    ],
    action: { label: `Connect ${name} again`, url: new URL('/admin-direct/calendar?part=places', ctx.origin).href },
  })
  await tellOnce(ctx, { key: `calendar-broken:${businessId}:${provider}:${version}`, customerId, mail })
}
