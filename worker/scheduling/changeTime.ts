import { businessPhone } from '../answering'
import { type BusinessProfile, loadProfile } from '../businesses'
import type { Context } from '../platform/context'
import { durationText } from './after/visitTimes'
import type { NotChanged } from './calendar/changeBooking'
import type { By } from './calendar/owed'
import { calendarOf } from './calendarObject'
import {
  bookingNotFound,
  bookingOver,
  movedOften,
  moveUnavailable,
  notBegun,
  notTaken,
  tooLateToChange,
} from './errors'
import { recordNow } from './record/recordNow'
import { openFacts } from './slots/withFacts'
import type { BookingRow } from './store'
import { moveEvent } from './sync/moveEvent'

/** `by`: who of the business does it; absent: the visitor. */
type Change = { id: string; by?: By | undefined }

async function notChanged(ctx: Context, profile: BusinessProfile, answer: NotChanged) {
  if (answer.outcome === 'unknown-booking') return bookingNotFound()
  if (answer.outcome === 'over') return bookingOver()
  const phone = await businessPhone(ctx, profile)
  const instead = phone ? `call ${phone}` : `get in touch with ${profile.name}`
  if (answer.outcome === 'moved-often') return movedOften(instead)
  const rule = `This booking could only be changed here until ${durationText(answer.changeMinutes)} before it starts.`
  return tooLateToChange(`${rule} Please ${instead}.`)
}

/** Moves a booking to another free time of its service. Throws 403, 404, 409, 422, 429 and 503. */
export async function moveTime(
  ctx: Context,
  businessId: string,
  { start, ...change }: Change & { start: string },
): Promise<BookingRow> {
  const profile = await loadProfile(ctx, businessId)
  const answer = await moveEvent(ctx, profile, { ...change, start: Date.parse(start), facts: openFacts(profile.facts) })
  if (answer.outcome === 'calendar-unavailable') throw moveUnavailable()
  if (answer.outcome === 'unknown-service' || answer.outcome === 'not-free') throw notTaken(answer)
  if (answer.outcome !== 'changed') throw await notChanged(ctx, profile, answer)
  await recordNow(ctx, profile, answer.booking)
  return answer.booking
}

/** Cancels a booking, which frees its time. Canceling again is no fault. Throws 403, 404 and 409. */
export async function cancelTime(ctx: Context, businessId: string, change: Change): Promise<BookingRow> {
  const profile = await loadProfile(ctx, businessId)
  const answer = await calendarOf(ctx, profile.id, profile.country).cancel(change)
  if (answer.outcome !== 'changed') throw await notChanged(ctx, profile, answer)
  await recordNow(ctx, profile, answer.booking)
  return answer.booking
}

/** Throws 404. */
export async function changeNotes(
  ctx: Context,
  businessId: string,
  change: { id: string; by: By; notes: string | null },
): Promise<BookingRow> {
  const profile = await loadProfile(ctx, businessId)
  const answer = await calendarOf(ctx, profile.id, profile.country).changeNotes(change)
  if (answer.outcome !== 'changed') throw await notChanged(ctx, profile, answer)
  await recordNow(ctx, profile, answer.booking)
  return answer.booking
}

/** Says that the visitor didn't come, or takes that back. Throws 404 and 409. */
export async function markAttendance(
  ctx: Context,
  businessId: string,
  change: { id: string; by: By; status: 'no-show' | 'confirmed' },
): Promise<BookingRow> {
  const profile = await loadProfile(ctx, businessId)
  const answer = await calendarOf(ctx, profile.id, profile.country).markAttendance(change)
  if (answer.outcome === 'not-begun') throw notBegun()
  if (answer.outcome !== 'changed') throw await notChanged(ctx, profile, answer)
  await recordNow(ctx, profile, answer.booking)
  return answer.booking
}
