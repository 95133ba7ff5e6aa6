import type { BusinessPatch } from '../../contract/businesses'
import type { Context } from '../platform/context'
import { sealText } from '../platform/crypto/sealedText'
import { withoutUndefined } from '../platform/withoutUndefined'
import type { BusinessChange } from './store'

/**
 * The change as it is stored: calendar credentials sealed, empty ones as null, absent fields left out. Throws 503 without ENCRYPTION_KEY.
 */
export async function sealCredentials(ctx: Context, businessId: string, input: BusinessPatch): Promise<BusinessChange> {
  const { googleCalendarCredentials, outlookCalendarCredentials, ...rest } = input
  const seal = (plain: string | null) => (plain ? sealText(ctx, plain, `businesses:${businessId}`) : null)
  return {
    ...withoutUndefined(rest),
    ...(googleCalendarCredentials !== undefined && {
      googleCalendarCredentials: await seal(googleCalendarCredentials),
    }),
    ...(outlookCalendarCredentials !== undefined && {
      outlookCalendarCredentials: await seal(outlookCalendarCredentials),
    }),
  }
}
