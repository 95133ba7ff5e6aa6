import type { Context } from '../../platform/context'
import type { Span } from '../slots/spans'
import type { NoAccess } from './accessToken'
import type { ProviderFailure } from './CalendarProvider'
import { callCalendar } from './callCalendar'
import type { EventPlan } from './eventPlan'

type Asked = { businessId: string; plan: EventPlan; span: Span; deadline: number }
export type BusyNow = { value: Span[]; failed?: undefined } | ProviderFailure | NoAccess

/** When the chosen calendars are busy within the span, asked now: their copy may be some minutes old. Our own events don't count. */
export async function busyNow(ctx: Context, { businessId, plan, span, deadline }: Asked): Promise<BusyNow> {
  const groups = Map.groupBy(plan.chosen, ({ provider }) => provider)
  const answers = await Promise.all(
    [...groups].map(([provider, calendars]) =>
      callCalendar(ctx, { businessId, provider, deadline }, (calendar) =>
        calendar.busy({
          businessId,
          calendarIds: calendars.map(({ calendarId }) => calendarId),
          timeZone: plan.timeZone,
          ...span,
        }),
      ),
    ),
  )
  // A calendar that was disconnected meanwhile counts no longer.
  const failure = answers.find(({ failed }) => failed !== undefined && failed !== 'off')
  if (failure?.failed !== undefined) return failure
  return { value: answers.flatMap((answer) => (answer.failed === undefined ? answer.value : [])) }
}
