import { MINUTE_MS } from '../../../contract/durations'
import type { CalendlyAccount } from './account'
import type { CalendlyAnswer } from './api'
import { type Invitee, inviteesAnswer, scheduledEventsAnswer } from './resources'

type Wanted = { eventTypeId: string; start: number; email: string }

/** The visitor's own booking of this time, if Calendly has it: an earlier call may have been done, and its answer lost. */
export async function findBooked(
  { call, user }: CalendlyAccount,
  { eventTypeId, start, email }: Wanted,
): Promise<CalendlyAnswer<Invitee | null>> {
  const query = {
    user,
    invitee_email: email,
    status: 'active',
    min_start_time: new Date(start).toISOString(),
    max_start_time: new Date(start + MINUTE_MS).toISOString(),
  }
  const listed = await call({ path: '/scheduled_events', query, answer: scheduledEventsAnswer })
  if (listed.failed) return listed
  const event = listed.value.collection.find((one) => one.event_type === eventTypeId && one.start_time === start)
  if (!event) return { value: null }
  const path = `/scheduled_events/${event.uri}/invitees`
  const found = await call({ path, query: { email, status: 'active' }, answer: inviteesAnswer })
  if (found.failed) return found
  return { value: found.value.collection.find((one) => one.email.toLowerCase() === email) ?? null }
}
