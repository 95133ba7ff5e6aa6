import type { SyncedProvider } from '../../../contract/outsideCalendars'
import type { Context } from '../../platform/context'
import { accessTo, type NoAccess } from './accessToken'
import type { CalendarProvider, Patience, ProviderAnswer } from './CalendarProvider'
import { WAITS } from './waits'
import { withRenewal } from './withRenewal'

type Key = { businessId: string; provider: SyncedProvider }

/**
 * Calls a calendar while somebody waits: again after a failure that may pass, until the deadline. How long a provider asks to be left alone is
 * for who doesn't wait (syncSource.ts): it is mostly longer than the deadline.
 */
export async function callCalendar<T>(
  ctx: Context,
  { deadline, ...key }: Key & { deadline: number },
  call: (calendar: CalendarProvider) => Promise<ProviderAnswer<T>>,
): Promise<ProviderAnswer<T> | NoAccess> {
  const patience: Patience = () => AbortSignal.timeout(Math.max(1, Math.min(WAITS.callMs, deadline - ctx.now())))
  for (let tried = 0; ; tried++) {
    const access = await accessTo(ctx, key)
    const answer =
      access.failed === undefined
        ? await withRenewal(ctx, { ...key, access }, ({ provider, token }) => call(provider.withToken(token, patience)))
        : access
    if (answer.failed !== 'unavailable' && answer.failed !== 'rate-limited') return answer
    const pause = WAITS.pausesMs[tried]
    if (pause === undefined || ctx.now() + pause >= deadline) return answer
    await scheduler.wait(pause)
  }
}
