import { Hono } from 'hono'
import * as z from 'zod/mini'
import { booked, booking, bookingPatch, bookingsQuery, ownBookingRequest } from '../../../contract/scheduling'
import { INVALID_EMAIL } from '../../../contract/text'
import { takeAskersAttempt } from '../../accounts'
import { admitSite, loadProfile, ownBusiness } from '../../businesses'
import { actingPerson } from '../../leads'
import type { Context } from '../../platform/context'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint, fieldsInvalid } from '../../platform/http/endpoint'
import { decodeCursor, pageResponse } from '../../platform/http/page'
import { limitVisitors } from '../../platform/http/rateLimit'
import { bookingLink } from '../after/signedLinks'
import { type BookedTime, bookTime } from '../bookTime'
import { iso } from '../slotView'
import { changeBooking, listBookings, readBooking } from './ownBookings'
import { sayBooked } from './sayBooked'

export const bookingRoutes = new Hono<AppEnv>()
  .post(
    '/api/businesses/:id/bookings',
    limitVisitors('LEAD_LIMIT'),
    endpoint({
      summary: 'Book a time. Visitors need an email; with a key or a login, an email or phone number is enough',
      access: 'optional',
      role: 'agent',
      scope: 'bookings:write',
      body: ownBookingRequest,
      answers: { 201: booked },
    }),
    async (c) => {
      const { ctx, owner } = c.var
      const businessId = c.req.param('id')
      const idempotencyKey = c.req.header('idempotency-key')?.slice(0, 200)
      const request = { ...c.req.valid('json'), idempotencyKey }
      if (owner) {
        const { id } = await ownBusiness(owner, businessId)
        const row = await bookTime(owner, id, { ...request, by: await actingPerson(owner) })
        return c.json(await answerOf(owner, row), 201)
      }
      // Only the business's own people write somebody down who can only be called.
      if (!request.email) throw fieldsInvalid([{ path: 'email', message: INVALID_EMAIL }])
      const profile = await loadProfile(ctx, businessId)
      const admitted = await admitSite(c, profile, request.websiteUrl)
      await takeAskersAttempt(ctx, 'booking', profile.id)
      const row = await bookTime(ctx, profile.id, { ...request, isStrangeSite: admitted === 'details' })
      const { sessionId, language } = request
      if (sessionId) ctx.waitUntil(sayBooked(ctx, profile, { id: row.id, sessionId, language }))
      return c.json(await answerOf(ctx, row), 201)
    },
  )
  .get(
    '/api/businesses/:id/bookings',
    endpoint({
      summary: 'List a business’s bookings, soonest first',
      access: 'owner',
      role: 'agent',
      scope: 'bookings:read',
      query: bookingsQuery,
      answers: { 200: z.array(booking) },
    }),
    async (c) => {
      const { cursor, from, to, status, leadId, conversationId } = c.req.valid('query')
      const toCome = leadId || conversationId ? undefined : c.var.ctx.now()
      const page = await listBookings(c.var.owner, {
        businessId: c.req.param('id'),
        after: decodeCursor(cursor),
        from: from ? Date.parse(from) : toCome,
        to: to ? Date.parse(to) : undefined,
        status,
        leadId,
        conversationId,
      })
      return pageResponse(c, page)
    },
  )
  .get(
    '/api/businesses/:id/bookings/:bookingId',
    endpoint({
      summary: 'Get a booking',
      access: 'owner',
      role: 'agent',
      scope: 'bookings:read',
      answers: { 200: booking },
    }),
    async (c) => {
      const { id: businessId, bookingId } = c.req.param()
      return c.json(await readBooking(c.var.owner, { businessId, id: bookingId }))
    },
  )
  .patch(
    '/api/businesses/:id/bookings/:bookingId',
    endpoint({
      summary: 'Move or cancel a booking, or mark a no-show',
      access: 'owner',
      role: 'agent',
      scope: 'bookings:write',
      body: bookingPatch,
      answers: { 200: booking },
    }),
    async (c) => {
      const { id: businessId, bookingId } = c.req.param()
      return c.json(await changeBooking(c.var.owner, { businessId, id: bookingId, ...c.req.valid('json') }))
    },
  )

const answerOf = async (ctx: Context, row: BookedTime) => ({
  id: row.id,
  start: iso(row.starts_at),
  end: iso(row.ends_at),
  manageUrl: row.manageUrl ?? (await bookingLink(ctx, row.id)),
})
