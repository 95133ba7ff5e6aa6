import type {
  CalendarCallback,
  ConnectedCalendar,
  ConnectResult,
  SyncedProvider,
} from '../../../contract/outsideCalendars'
import { hasEntitlement } from '../../../contract/plans'
import { hasRole } from '../../../contract/roles'
import { accessOf, planOf } from '../../accounts'
import { findBusiness } from '../../businesses'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { log } from '../../platform/log/log'
import { redirectUriOf } from './beginConnect'
import { patientFor, type RemoteCalendars } from './CalendarProvider'
import { codeChallengeOf } from './codeChallenge'
import { saveConnection } from './connections'
import { providerOf } from './providerOf'
import { type ConnectionRow, findConnections, takeConsent } from './store'
import { tellCalendarItsSourcesNow } from './tellCalendarItsSources'

const PATIENCE = patientFor(8000)

type Back = CalendarCallback & { provider: SyncedProvider; codeVerifier: string | undefined }

/** What became of it when the owner comes back from the provider. Each `state` is good once, and only in the browser that got it. */
export async function finishConnect(ctx: Context, back: Back): Promise<ConnectResult> {
  const consent = back.state ? await takeConsent(ctx, await sha256(back.state)) : undefined
  if (!consent || consent.provider !== back.provider || consent.expiresAt <= ctx.now()) return 'expired'
  if (!back.codeVerifier || (await codeChallengeOf(back.codeVerifier)) !== consent.codeChallenge) return 'elsewhere'
  const access = await accessOf(ctx, consent)
  if (!access) return 'signed-out'
  if (access === 'paused' || !hasRole(access, 'manager')) return 'not-allowed'
  if (!back.code) return back.error === 'access_denied' ? 'denied' : 'failed'
  const { businessId, customerId } = consent
  const business = await findBusiness(ctx, businessId)
  if (business?.customerId !== customerId) return 'expired'
  if (!hasEntitlement(await planOf(ctx, customerId), 'calendarSync')) return 'plan'
  return connect(ctx, { ...back, code: back.code, codeVerifier: back.codeVerifier, businessId, customerId })
}

type Agreed = {
  provider: SyncedProvider
  code: string
  codeVerifier: string
  businessId: string
  customerId: string
}

async function connect(ctx: Context, agreed: Agreed): Promise<ConnectResult> {
  const { code, codeVerifier, businessId, customerId } = agreed
  const provider = providerOf(ctx.settings, agreed.provider)
  const redirectUri = redirectUriOf(ctx, agreed.provider)
  const grant = await provider?.exchangeCode({ code, codeVerifier, redirectUri })
  if (!provider || grant?.failed !== undefined) {
    log.warn('calendar.not-connected', { businessId, kind: agreed.provider, code: grant?.failed })
    return 'failed'
  }
  if (!grant || grant.value.missing.length > 0) return 'missing-scope'
  const { tokens } = grant.value
  const listed = await provider.withToken(tokens.accessToken, PATIENCE).listCalendars()
  if (listed.failed !== undefined) return 'failed'
  const { account, calendars } = listed.value
  await saveConnection(ctx, {
    businessId,
    provider: agreed.provider,
    customerId,
    account: account || null,
    calendars: chosenAtFirst(calendars, agreed.provider, await findConnections(ctx, businessId)),
    credentials: JSON.stringify(tokens),
  })
  await tellCalendarItsSourcesNow(ctx, { businessId })
  return 'connected'
}

/** As they were chosen before; at first the main one, into which bookings go too unless another account's calendar takes them. */
function chosenAtFirst(
  calendars: RemoteCalendars['calendars'],
  provider: SyncedProvider,
  known: ConnectionRow[],
): ConnectedCalendar[] {
  const before = known.find((row) => row.provider === provider)?.calendars ?? []
  const isAgain = before.some(({ id, isChosen }) => isChosen && calendars.some((one) => one.id === id))
  const isWrittenElsewhere = known.some(
    (row) => row.provider !== provider && row.calendars.some(({ isWritten }) => isWritten),
  )
  return calendars.map((calendar) => {
    const earlier = before.find(({ id }) => id === calendar.id)
    return {
      ...calendar,
      isChosen: isAgain ? (earlier?.isChosen ?? false) : calendar.isPrimary,
      isWritten: isAgain
        ? (earlier?.isWritten ?? false)
        : calendar.isPrimary && calendar.mayWrite && !isWrittenElsewhere,
    }
  })
}
