import { SYNCED_PROVIDERS, type SyncedProvider } from '../../../contract/outsideCalendars'
import { ownBusiness } from '../../businesses'
import type { Context, OwnerContext } from '../../platform/context'
import { log } from '../../platform/log/log'
import { calendarOf } from '../calendarObject'
import { endCalendly } from '../calendly/endCalendly'
import { type OAuthProvider, patientFor, type Tokens } from './CalendarProvider'
import { forgetConnection, readCredentials } from './connections'
import { providerOf } from './providerOf'
import { findConnection, isSharedAccount } from './store'
import { tellCalendarItsSourcesNow } from './tellCalendarItsSources'

const PATIENCE = patientFor(4000)

/** Ends it here and at the provider's. Bookings and what was written for them stay. Doing it again is no fault. Throws 404. */
export async function disconnect(ctx: OwnerContext, businessId: string, provider: SyncedProvider): Promise<void> {
  const { id } = await ownBusiness(ctx, businessId)
  await endConnection(ctx, { businessId: id, provider })
}

type Key = { businessId: string; provider: SyncedProvider }

/** Deletes the credentials whatever the provider answers, and has it forget us: its channels, and what the owner agreed to. */
async function endConnection(ctx: Context, key: Key): Promise<void> {
  const row = await findConnection(ctx, key)
  if (!row) return
  const { customerId, account } = row
  const known = await tokensOf(ctx, key)
  const channels = await calendarOf(ctx, key.businessId).channels(key.provider)
  // Taking back the consent of an account ends all its connections.
  const isLast = !(await isSharedAccount(ctx, key, account))
  await forgetConnection(ctx, { ...key, customerId })
  await tellCalendarItsSourcesNow(ctx, key)
  const provider = providerOf(ctx.settings, key.provider)
  if (!provider || !known) return
  const tokens = await renewed(ctx, provider, known)
  const calendar = provider.withToken(tokens.accessToken, PATIENCE)
  await Promise.all(channels.map((channel) => calendar.stopWatch(channel)))
  const answer = isLast ? await provider.revoke(tokens) : undefined
  if (answer?.failed !== undefined && answer.failed !== 'revoked')
    log.warn('calendar.not-revoked', { businessId: key.businessId, kind: key.provider, code: answer.failed })
}

/** For a business that is deleted. */
export async function endConnectionsOf(ctx: Context, businessId: string): Promise<void> {
  for (const provider of SYNCED_PROVIDERS) await endConnection(ctx, { businessId, provider })
  await endCalendly(ctx, businessId)
}

/** Channels are only ended by an access token that is still good; it mostly isn't, and nobody else renews it from now on. */
async function renewed(ctx: Context, provider: OAuthProvider, tokens: Tokens): Promise<Tokens> {
  if (tokens.expiresAt > ctx.now()) return tokens
  const answer = await provider.refresh(tokens.refreshToken)
  return answer.failed === undefined ? answer.value : tokens
}

/** Undefined where they can't be opened anymore, which must not keep anybody from disconnecting. */
async function tokensOf(ctx: Context, key: Key): Promise<Tokens | undefined> {
  try {
    const known = await readCredentials(ctx, key)
    return known && JSON.parse(known.plain)
  } catch (error) {
    log.error('calendar.credentials-lost', { businessId: key.businessId, kind: key.provider, error })
    return undefined
  }
}
