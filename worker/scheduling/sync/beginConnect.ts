import { MINUTE_MS } from '../../../contract/durations'
import type { SyncedProvider } from '../../../contract/outsideCalendars'
import { assertEntitled } from '../../billing'
import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { randomText } from '../../platform/ids'
import { codeChallengeOf, newCodeVerifier } from './codeChallenge'
import { providerMissing } from './errors'
import { providerOf } from './providerOf'
import { deleteExpiredConsents, insertConsent } from './store'

export const CONSENT_MS = 10 * MINUTE_MS

export const redirectUriOf = ({ origin }: Pick<OwnerContext, 'origin'>, provider: SyncedProvider): string =>
  new URL(`/api/calendars/${provider}/callback`, origin).href

/**
 * Where the owner agrees at the provider's, and the code verifier, which only their browser keeps: nobody else can finish what they began.
 * Throws 403, 404, 503.
 */
export async function beginConnect(
  ctx: OwnerContext,
  businessId: string,
  id: SyncedProvider,
): Promise<{ authorizationUrl: string; codeVerifier: string }> {
  const business = await ownBusiness(ctx, businessId)
  await assertEntitled(ctx, 'calendarSync')
  const provider = providerOf(ctx.settings, id)
  if (!provider || !ctx.settings.ENCRYPTION_KEY) throw providerMissing(id)
  const { customerId, personId, sessionId } = ctx.actor
  const state = randomText(40)
  const codeVerifier = newCodeVerifier()
  const codeChallenge = await codeChallengeOf(codeVerifier)
  await ctx.tenants.batch([
    deleteExpiredConsents(ctx),
    insertConsent(ctx, {
      state: await sha256(state),
      businessId: business.id,
      provider: id,
      customerId,
      personId,
      sessionId,
      codeChallenge,
      expiresAt: ctx.now() + CONSENT_MS,
    }),
  ])
  const redirectUri = redirectUriOf(ctx, id)
  return { authorizationUrl: provider.authorizationUrl({ state, codeChallenge, redirectUri }), codeVerifier }
}
