import { type CalendarProviderId, PROVIDER_NAMES, type SyncedProvider } from '../../../contract/outsideCalendars'
import { hasEntitlement } from '../../../contract/plans'
import { planOf } from '../../accounts'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import type { OAuthProvider, Tokens } from './CalendarProvider'
import { type Credentials, readCredentials, replaceCredentials } from './connections'
import { markBroken } from './markBroken'
import { pauseConnection } from './pauseConnection'
import { providerOf } from './providerOf'
import { claimRefresh, endRefresh } from './store'

/** A token is renewed this long before it ends, so that it lasts for what it is asked for. */
const MARGIN_MS = 60_000
/** Longer than any refresh takes. If a Worker dies in it, another may try after this. */
const LEASE_MS = 10_000
const ASK_AGAIN_MS = 150

type Key = { businessId: string; provider: SyncedProvider }
/** `off`: nothing is connected, or no longer in the plan. `broken`: only the owner can mend it. `unavailable`: not now, so what is owed stays owed: no answer, or the operator has it switched off. */
export type NoAccess = { failed: 'off' | 'broken' | 'unavailable' }
export type Access = { provider: OAuthProvider; token: string; failed?: undefined }

const brokenReason = (provider: CalendarProviderId) =>
  `${PROVIDER_NAMES[provider]} no longer lets us in. Please connect it again.`

/**
 * A token that calls the provider, renewed where it has to be. `refused`: one that was answered 401. Of several who find it too old one
 * renews it and the others wait, since a refresh token that is rotated works once.
 */
export async function accessTo(ctx: Context, key: Key, refused?: string): Promise<Access | NoAccess> {
  const provider = providerOf(ctx.settings, key.provider)
  if (!provider) return { failed: 'unavailable' }
  const deadline = ctx.now() + LEASE_MS
  for (;;) {
    const known = await readCredentials(ctx, key)
    const refusal = known ? await refusalOf(ctx, key, known) : 'off'
    if (!known || refusal) return { failed: refusal ?? 'off' }
    const tokens: Tokens = JSON.parse(known.plain)
    const isFresh = tokens.accessToken !== refused && tokens.expiresAt - MARGIN_MS > ctx.now()
    if (isFresh) return { provider, token: tokens.accessToken }
    const [claimed] = await claimRefresh(ctx, key, known.version, ctx.now() + LEASE_MS)
    if (claimed) return renew(ctx, key, provider, { ...known, tokens })
    if (ctx.now() > deadline) return { failed: 'unavailable' }
    await scheduler.wait(ASK_AGAIN_MS)
  }
}

async function refusalOf(
  ctx: Context,
  key: Key,
  { state, customerId }: Credentials,
): Promise<'off' | 'broken' | undefined> {
  if (state === 'broken') return 'broken'
  if (state === 'paused') return 'off'
  if (hasEntitlement(await planOf(ctx, customerId), 'calendarSync')) return undefined
  await pauseConnection(ctx, { ...key, customerId })
  return 'off'
}

async function renew(
  ctx: Context,
  key: Key,
  provider: OAuthProvider,
  { tokens, version, customerId }: Credentials & { tokens: Tokens },
): Promise<Access | NoAccess> {
  const answer = await provider.refresh(tokens.refreshToken)
  if (answer.failed === 'revoked') {
    await markBroken(ctx, { ...key, customerId, version }, brokenReason(key.provider))
    return { failed: 'broken' }
  }
  if (answer.failed !== undefined) {
    log.warn('calendar.not-refreshed', { businessId: key.businessId, kind: key.provider, code: answer.failed })
    await endRefresh(ctx, key, version)
    return { failed: 'unavailable' }
  }
  await replaceCredentials(ctx, key, { plain: JSON.stringify(answer.value), version })
  return { provider, token: answer.value.accessToken }
}
