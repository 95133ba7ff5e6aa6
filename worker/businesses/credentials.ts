import type { BusinessPatch } from '../../contract/businesses'
import type { Context } from '../platform/context'
import { encryptText } from '../platform/crypto/encryptedText'
import { ProblemError } from '../platform/http/problem'
import { withoutUndefined } from '../platform/withoutUndefined'
import type { BusinessChange } from './store'

/**
 * The change as it is stored: calendar credentials encrypted, empty ones as null, absent fields left out. Throws 503 without
 * ENCRYPTION_KEY.
 */
export async function sealCredentials(ctx: Context, input: BusinessPatch): Promise<BusinessChange> {
  const { googleCalendarCredentials, outlookCalendarCredentials, ...rest } = input
  return {
    ...withoutUndefined(rest),
    ...(googleCalendarCredentials !== undefined && {
      googleCalendarCredentials: await seal(ctx, googleCalendarCredentials),
    }),
    ...(outlookCalendarCredentials !== undefined && {
      outlookCalendarCredentials: await seal(ctx, outlookCalendarCredentials),
    }),
  }
}

async function seal(ctx: Context, plain: string | null): Promise<string | null> {
  if (!plain) return null
  if (!ctx.settings.ENCRYPTION_KEY) {
    throw new ProblemError(
      503,
      'encryption-key-missing',
      'Calendar credentials can’t be stored yet: the operator has not set ENCRYPTION_KEY.',
    )
  }
  return encryptText(plain, ctx.settings.ENCRYPTION_KEY)
}
