import * as z from 'zod/mini'
import { LEAD_STATUSES, lead, leadChange } from './leads'
import { BOOKING_CHANGES, BOOKING_STATUSES } from './scheduling'

/** How many leads one change may be of. */
const LEADS_AT_ONCE = 1000
const leadIds = z
  .array(z.string().check(z.maxLength(64)), 'ids must be a list of leads')
  .check(
    z.minLength(1, 'Please pick at least one lead'),
    z.maxLength(LEADS_AT_ONCE, `Please pick at most ${LEADS_AT_ONCE} leads`),
  )

/** One change of some leads of a business. */
export const leadsChangeRequest = z.object({ ids: leadIds, change: leadChange })
export const leadIdsRequest = z.object({ ids: leadIds })

/** `id` undoes it; `changed`: how many leads it was of, those that were like that already not counted. */
export const leadsChanged = z.object({ id: z.string(), changed: z.number() })
/** `kept`: how many were changed again since, and were left as they are. */
export const leadsUndone = z.object({ undone: z.number(), kept: z.number() })

/** A column of the board. */
const leadColumn = z.object({ status: z.enum(LEAD_STATUSES), count: z.number(), valueCents: z.number() })
export const leadBoard = z.object({ currency: z.string(), columns: z.array(leadColumn) })
export type LeadBoard = z.infer<typeof leadBoard>

const person = z.object({ id: z.string(), name: z.string() })
export type Person = z.infer<typeof person>

/** Somebody whom leads can be given to. */
export const leadPerson = z.extend(person, { isYou: z.boolean() })
export type LeadPerson = z.infer<typeof leadPerson>

const changed = z.object({
  status: z.optional(z.enum(LEAD_STATUSES)),
  valueCents: z.optional(z.nullable(z.number())),
  assignedTo: z.optional(z.nullable(z.string())),
})

/** What happened to a booking of the lead. */
const leadBooking = z.object({
  id: z.string(),
  service: z.string(),
  start: z.string(),
  /** Where it was moved: from when. */
  was: z.optional(z.string()),
  change: z.enum(BOOKING_CHANGES),
})
export type LeadBooking = z.infer<typeof leadBooking>

/** What happened on the waiting list. `start`: the time that was offered. */
const leadWaiting = z.object({
  service: z.string(),
  change: z.enum(['joined', 'offered']),
  start: z.optional(z.string()),
})
export type LeadWaiting = z.infer<typeof leadWaiting>

/** What somebody did with a lead. */
export const leadEvent = z.object({
  id: z.string(),
  /** An empty id: the visitor, who booked, moved or canceled. */
  by: person,
  /** Whether the reader did it. */
  isOwn: z.boolean(),
  at: z.string(),
  before: changed,
  after: changed,
  booking: z.optional(leadBooking),
  waiting: z.optional(leadWaiting),
  /** What `by` wrote in the chat was emailed to whoever left the lead. */
  isReplyMailed: z.optional(z.literal(true)),
})
export type LeadEvent = z.infer<typeof leadEvent>

const bookingOfLead = z.object({
  id: z.string(),
  service: z.string(),
  staff: z.nullable(z.string()),
  start: z.string(),
  end: z.string(),
  status: z.enum(BOOKING_STATUSES),
})

/** One lead with its bookings, the latest first. */
export const leadWithBookings = z.extend(lead, { bookings: z.array(bookingOfLead) })
export type LeadWithBookings = z.infer<typeof leadWithBookings>
