import type { SyncedProvider } from '../../../contract/outsideCalendars'
import type { Context } from '../../platform/context'
import { type Access, accessTo } from './accessToken'

type Key = { businessId: string; provider: SyncedProvider; access: Access }

/** Once more with a new token where the provider finds this one too old. */
export async function withRenewal<T extends { failed?: string | undefined }>(
  ctx: Context,
  { businessId, provider, access }: Key,
  call: (access: Access) => Promise<T>,
): Promise<T> {
  const answer = await call(access)
  if (answer.failed !== 'expired') return answer
  const renewed = await accessTo(ctx, { businessId, provider }, access.token)
  return renewed.failed === undefined ? call(renewed) : answer
}
