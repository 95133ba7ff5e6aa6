import { eq } from 'drizzle-orm'
import type { NotificationRules } from '../../../contract/notifications'
import type { Context } from '../../platform/context'
import { notificationSettings } from '../../platform/db/tenants'

export const findRules = (ctx: Context, businessId: string) =>
  ctx.tenants.select().from(notificationSettings).where(eq(notificationSettings.businessId, businessId)).get()

export async function upsertRules(ctx: Context, businessId: string, rules: NotificationRules): Promise<void> {
  const row = { ...rules, updatedAt: ctx.now() }
  await ctx.tenants
    .insert(notificationSettings)
    .values({ businessId, ...row })
    .onConflictDoUpdate({ target: notificationSettings.businessId, set: row })
}
