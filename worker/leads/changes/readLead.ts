import type { LeadBoard, LeadEvent, LeadWithBookings } from '../../../contract/leadChanges'
import { LEAD_STATUSES } from '../../../contract/leads'
import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import type { LeadBooking, LeadWaiting } from '../../platform/db/leadTables'
import { type Cursor, cutPage } from '../../platform/http/page'
import { type BookingOfLeadRow, findBookingsOfLead } from '../booked/store'
import { leadNotFound } from '../errors'
import { type LeadFilter, matching } from '../filter/store'
import { leadView } from '../listLeads'
import { findLead, type LeadRow, leadScope } from '../store'
import { countByStatus, findEvents } from './store'

/** Throws 404. */
export async function ownLead(ctx: OwnerContext, id: string): Promise<LeadRow> {
  const row = await findLead(ctx, id)
  if (row?.customerId !== ctx.actor.customerId) throw leadNotFound()
  return row
}

/** One lead. Its bookings are for people, and for keys that may read bookings. Throws 404. */
export const readLead = async (ctx: OwnerContext, id: string): Promise<LeadWithBookings> => {
  const row = await ownLead(ctx, id)
  const { apiKey } = ctx.actor
  const bookings = !apiKey || apiKey.scopes.includes('bookings:read') ? await findBookingsOfLead(ctx, id) : []
  return { ...leadView(row), bookings: bookings.map(bookingView) }
}

const bookingView = ({ id, service, staff, startsAt, endsAt, status }: BookingOfLeadRow) => ({
  id,
  service,
  staff,
  start: new Date(startsAt).toISOString(),
  end: new Date(endsAt).toISOString(),
  status,
})

/** What people did with a lead, newest first. Throws 404. */
export async function listEvents(ctx: OwnerContext, { leadId, after }: { leadId: string; after: Cursor | undefined }) {
  const { id } = await ownLead(ctx, leadId)
  const { rows, total } = await findEvents(ctx, id, after)
  const { shown, next } = cutPage(
    rows.map((row) => ({ ...row, id: row.changeId })),
    ({ at }) => at,
  )
  return { rows: shown.map(eventView(ctx.actor.personId)), total, next }
}

const shownOf = ({ status, valueCents, assignedTo }: LeadEvent['before']): LeadEvent['before'] => ({
  ...(status && { status }),
  ...(valueCents !== undefined && { valueCents }),
  ...(assignedTo !== undefined && { assignedTo }),
})

type EventRow = Awaited<ReturnType<typeof findEvents>>['rows'][number]

const eventView =
  (readerId: string) =>
  ({ changeId, byId, byName, at, before, after }: EventRow): LeadEvent => ({
    id: changeId,
    by: { id: byId, name: byName },
    isOwn: byId === readerId,
    at: new Date(at).toISOString(),
    before: shownOf(before),
    after: shownOf(after),
    ...(after.booking && { booking: bookingOf(after.booking) }),
    ...(after.waiting && { waiting: waitingOf(after.waiting) }),
    ...(after.isReplyMailed && { isReplyMailed: true as const }),
  })

const bookingOf = ({ id, serviceName, startsAt, was, change }: LeadBooking) => ({
  id,
  service: serviceName,
  start: new Date(startsAt).toISOString(),
  ...(was !== undefined && { was: new Date(was).toISOString() }),
  change,
})

const waitingOf = ({ serviceName, change, startsAt }: LeadWaiting) => ({
  service: serviceName,
  change,
  ...(startsAt !== undefined && { start: new Date(startsAt).toISOString() }),
})

/** How many leads stand in each column, and what they are worth. Throws 404. */
export async function readBoard(
  ctx: OwnerContext,
  { businessId, ...filter }: LeadFilter & { businessId: string },
): Promise<LeadBoard> {
  const { id, currency } = await ownBusiness(ctx, businessId)
  const counted = await countByStatus(ctx, leadScope.ofBusiness(id), matching(ctx.actor.customerId, filter))
  const columns = LEAD_STATUSES.map(
    (status) => counted.find((row) => row.status === status) ?? { status, count: 0, valueCents: 0 },
  )
  return { currency, columns }
}
