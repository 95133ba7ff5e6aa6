import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { forgetConnection } from '../sync/connections'
import { findConnection } from '../sync/store'
import { type CalendlyAccount, openAccount } from './account'
import { done } from './resources'
import { deleteAccount, findAccount } from './store'

/** Ends the webhooks and deletes the token, whatever Calendly answers. */
export async function endCalendly(ctx: Context, businessId: string): Promise<void> {
  const key = { businessId, provider: 'calendly' } as const
  const row = await findConnection(ctx, key)
  if (!row) return
  const [account, kept] = await Promise.all([openOrNone(ctx, businessId), findAccount(ctx, businessId)])
  if (kept?.hookId)
    await account?.call({ method: 'DELETE', path: `/webhook_subscriptions/${kept.hookId}`, answer: done })
  await deleteAccount(ctx, businessId)
  await forgetConnection(ctx, { ...key, customerId: row.customerId })
}

/** None where the token can't be opened anymore, which must not keep anybody from disconnecting. */
async function openOrNone(ctx: Context, businessId: string): Promise<CalendlyAccount | undefined> {
  try {
    return await openAccount(ctx, businessId)
  } catch (error) {
    log.error('calendly.credentials-lost', { businessId, error })
    return undefined
  }
}
