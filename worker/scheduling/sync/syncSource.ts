import { DAY_MS, MINUTE_MS } from '../../../contract/durations'
import { PROVIDER_NAMES } from '../../../contract/outsideCalendars'
import { HORIZON_DAYS } from '../../../contract/scheduling'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { lookForWaiting } from '../after/waitlist/store'
import { findSettings } from '../store'
import { accessTo } from './accessToken'
import type { Changes, ProviderFailure } from './CalendarProvider'
import { breakAccess } from './markBroken'
import {
  deleteBusyEvent,
  deleteBusyEvents,
  deleteBusySeries,
  deleteSeenSpans,
  findSource,
  putBusyEvent,
  type SourceRow,
  setSynced,
  setSyncFailed,
} from './objectStore'
import { renewChannel } from './renewChannel'
import { withRenewal } from './withRenewal'

/** Events are known for the horizon and this much more, so that a calendar is read whole again once in two weeks. */
const AHEAD_DAYS = 14
/** How often it is asked where notifications can't reach us, and where they can, since one may get lost. */
const POLL_MS = 45_000
const POLL_BESIDE_CHANNEL_MS = 10 * MINUTE_MS
const FIRST_RETRY_MS = 10_000
const LONGEST_RETRY_MS = 10 * MINUTE_MS

/** Before the owner has saved any. */
const UNTIL_SAVED = { timeZone: 'UTC', horizonDays: HORIZON_DAYS }

/** Reads what changed in a calendar outside since the last time, or all of it, into the object's copy. */
export async function syncSource(
  ctx: Context,
  storage: DurableObjectStorage,
  { businessId, source }: { businessId: string; source: SourceRow },
): Promise<void> {
  const key = { provider: source.provider, calendarId: source.calendar_id }
  const access = await accessTo(ctx, { businessId, provider: source.provider })
  if (access.failed !== undefined) return postpone(ctx, storage, source)
  const { timeZone, horizonDays } = findSettings(storage) ?? UNTIL_SAVED
  const now = ctx.now()
  const isKnownFar = source.known_until >= now + horizonDays * DAY_MS
  const span = { start: now - DAY_MS, end: now + (horizonDays + AHEAD_DAYS) * DAY_MS }
  const ask = { businessId, calendarId: key.calendarId, timeZone, ...span }
  const read = (token: string | null) =>
    withRenewal(ctx, { businessId, access, provider: source.provider }, ({ provider, token: accessToken }) =>
      provider.withToken(accessToken).changesSince({ ...ask, token }),
    )
  const token = isKnownFar ? source.sync_token : null
  const first = await read(token)
  const answer = first.failed === 'gone' && token !== null ? await read(null) : first
  if (answer.failed !== undefined) return noteFailure(ctx, storage, { businessId, source, failure: answer })
  const hasChannel = await renewChannel(ctx, storage, { businessId, source, access })
  // Disconnected meanwhile.
  if (!findSource(storage, key)) return
  storage.transactionSync(() => {
    keepChanges(storage, key, answer.value)
    setSynced(storage, key, {
      token: answer.value.nextToken,
      knownUntil: answer.value.isWhole ? span.end : source.known_until,
      begun: now,
      dueAt: now + (hasChannel ? POLL_BESIDE_CHANNEL_MS : POLL_MS),
    })
  })
  if (answer.value.events.length > 0) await lookForWaiting(ctx, businessId)
}

function keepChanges(
  storage: DurableObjectStorage,
  key: { provider: SourceRow['provider']; calendarId: string },
  { events, isWhole }: Changes,
): void {
  if (isWhole) deleteBusyEvents(storage, key)
  else deleteSeenSpans(storage, key)
  for (const { id, busy, bookingId, seriesId } of events) {
    if (seriesId) deleteBusySeries(storage, key, seriesId)
    if (busy) putBusyEvent(storage, key, { id, busy, bookingId })
    else deleteBusyEvent(storage, key, id)
  }
}

function postpone(ctx: Context, storage: DurableObjectStorage, source: SourceRow, retryAfterMs = 0): void {
  const backOff = Math.min(FIRST_RETRY_MS * 2 ** source.failures, LONGEST_RETRY_MS)
  const key = { provider: source.provider, calendarId: source.calendar_id }
  setSyncFailed(storage, key, ctx.now() + Math.max(backOff, retryAfterMs))
}

async function noteFailure(
  ctx: Context,
  storage: DurableObjectStorage,
  { businessId, source, failure }: { businessId: string; source: SourceRow; failure: ProviderFailure },
): Promise<void> {
  log.warn('calendar.not-synced', {
    businessId,
    kind: source.provider,
    code: failure.failed,
    failures: source.failures,
  })
  postpone(ctx, storage, source, failure.failed === 'rate-limited' ? failure.retryAfterMs : 0)
  if (failure.failed !== 'not-found' && failure.failed !== 'forbidden') return
  // Without one of them a time may look free that isn't: nothing is offered until the owner has chosen anew.
  const reason = `One of your ${PROVIDER_NAMES[source.provider]} calendars is gone, or you no longer have access to it. Please connect it again and pick your calendars.`
  await breakAccess(ctx, { businessId, provider: source.provider }, reason)
}
