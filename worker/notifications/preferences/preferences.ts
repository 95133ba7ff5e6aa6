import type { NotificationPreferences } from '../../../contract/notifications'
import { firstBusinessOf } from '../../businesses'
import type { Context, OwnerContext } from '../../platform/context'
import { nextWallTime } from '../../platform/zonedTime'
import { findPreferences, type PreferencesRow, upsertPreferences } from './store'

const STANDARD: NotificationPreferences = { mail: true, push: true, quietHours: null, digestHour: null }

export const preferencesOf = (row: PreferencesRow | undefined): NotificationPreferences =>
  row
    ? {
        mail: row.mail,
        push: row.push,
        quietHours: row.quietFrom && row.quietTo ? { from: row.quietFrom, to: row.quietTo } : null,
        digestHour: row.digestHour,
      }
    : STANDARD

export async function readPreferences(ctx: OwnerContext): Promise<NotificationPreferences> {
  return preferencesOf((await findPreferences(ctx, [ctx.actor.personId]))[0])
}

export async function savePreferences(
  ctx: OwnerContext,
  { mail, push, quietHours, digestHour }: NotificationPreferences,
): Promise<NotificationPreferences> {
  const { customerId } = ctx.actor
  const row = {
    personId: ctx.actor.personId,
    customerId,
    mail,
    push,
    quietFrom: quietHours?.from ?? null,
    quietTo: quietHours?.to ?? null,
    digestHour,
    nextDigestAt: await nextDigest(ctx, { customerId, digestHour }),
  }
  await upsertPreferences(ctx, row)
  return preferencesOf(row)
}

/** In the zone of the account's first business. */
export async function nextDigest(
  ctx: Context,
  { customerId, digestHour }: { customerId: string; digestHour: number | null },
): Promise<number | null> {
  if (digestHour === null) return null
  const business = await firstBusinessOf(ctx, customerId)
  return nextWallTime(ctx.now(), digestHour * 60, business?.timeZone ?? 'UTC')
}
