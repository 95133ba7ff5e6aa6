import * as z from 'zod/mini'
import {
  type Answer,
  type CalendarProvider,
  type EventRef,
  mapped,
  type NewEvent,
  type WrittenEvent,
} from '../CalendarProvider'
import { calendarAt, type Graph, nothing } from './callGraph'
import { bodyOf, EVENT_FIELDS, outlookEvent, transactionOf, writtenEventOf, writtenFor } from './event'
import { existingEvent } from './failures'

type Writing = Pick<CalendarProvider, 'insertEvent' | 'findEvent' | 'updateEvent' | 'deleteEvent'>

const found = z.object({ value: z.array(outlookEvent) })
const eventAt = (eventId: string) => `/me/events/${encodeURIComponent(eventId)}`

/** What had an id once and isn't found was deleted. */
const orGone = <T>(answer: Answer<T>): Answer<T> => (answer.failed === 'not-found' ? { failed: 'gone' } : answer)

/** Outlook gives events their ids: one of a booking is written once by its transaction, and found by a property. */
export const writeEvents = (graph: Graph): Writing => {
  async function insertEvent(event: NewEvent, instead?: string): Promise<Answer<WrittenEvent>> {
    const body = { ...bodyOf(event), transactionId: transactionOf(event, instead) }
    let eventId: string | undefined
    const answer = await graph.call(`${calendarAt(event.calendarId)}/events`, outlookEvent, {
      method: 'POST',
      body,
      onRefusal: (refusal) => {
        eventId = existingEvent(refusal)
      },
    })
    if (answer.failed !== 'conflict') return mapped(answer, writtenEventOf)
    // Of a transaction there is only ever one event: where that is deleted, or can't be seen yet, no other is made.
    const there = await findEvent({ ...event, eventId })
    return there.failed === 'not-found' || there.failed === 'gone' ? { failed: 'conflict' } : there
  }

  async function findEvent({ calendarId, bookingId, eventId }: EventRef): Promise<Answer<WrittenEvent>> {
    const answer = eventId
      ? orGone(await graph.call(eventAt(eventId), outlookEvent, { query: { $select: EVENT_FIELDS } }))
      : await findByBooking(calendarId, bookingId)
    if (answer.failed === undefined && answer.value.isCancelled) return { failed: 'gone' }
    return mapped(answer, writtenEventOf)
  }

  const deleteAt = async (eventId: string): Promise<Answer<null>> =>
    mapped(orGone(await graph.call(eventAt(eventId), nothing, { method: 'DELETE' })), () => null)

  async function findByBooking(calendarId: string, bookingId: string): Promise<Answer<z.infer<typeof outlookEvent>>> {
    const query = { $filter: writtenFor(bookingId), $select: EVENT_FIELDS }
    const answer = await graph.call(`${calendarAt(calendarId)}/events`, found, { query })
    if (answer.failed !== undefined) return answer
    const [event] = answer.value.value
    return event ? { value: event } : { failed: 'not-found' }
  }

  const patch = async (event: NewEvent, { eventId, etag }: Pick<WrittenEvent, 'eventId' | 'etag'>) => {
    const options = { method: 'PATCH', body: bodyOf(event), etag }
    return mapped(orGone(await graph.call(eventAt(eventId), outlookEvent, options)), writtenEventOf)
  }

  return {
    insertEvent: (event) => insertEvent(event),
    findEvent,
    async updateEvent(event) {
      const answer = await patch(event, event)
      if (answer.failed !== 'gone') return answer
      // Moving what its owner deleted brings it back, by a transaction that follows from the deleted one: once for all who try.
      const back = await insertEvent(event, event.eventId)
      if (back.failed !== undefined) return back
      return back.value.start === event.start && back.value.end === event.end ? back : patch(event, back.value)
    },
    async deleteEvent(ref) {
      if (ref.eventId) return deleteAt(ref.eventId)
      const found = await findEvent(ref)
      return found.failed === undefined ? deleteAt(found.value.eventId) : found
    },
  }
}
