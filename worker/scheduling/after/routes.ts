import { Hono } from 'hono'
import { linkQuery, linkRequest, moveRequest, visitorBooking } from '../../../contract/scheduling'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint } from '../../platform/http/endpoint'
import { limitByAddress } from '../../platform/http/rateLimit'
import { cancelVisitorBooking, moveVisitorBooking, readCalendarFile, readVisitorBooking } from './visitorBooking'

/** By the signed link of a visitor's mail. */
export const visitorBookingRoutes = new Hono<AppEnv>()
  .get(
    '/api/visitor-bookings/:id',
    limitByAddress('PUBLIC_READ_LIMIT'),
    endpoint({
      summary: 'Get a booking by the link in the visitor’s email',
      access: 'public',
      query: linkQuery,
      answers: { 200: visitorBooking },
    }),
    async (c) => c.json(await readVisitorBooking(c.var.ctx, { id: c.req.param('id'), ...c.req.valid('query') })),
  )
  .post(
    '/api/visitor-bookings/:id/move',
    limitByAddress('LEAD_LIMIT'),
    endpoint({
      summary: 'Move the booking to another open time',
      access: 'public',
      body: moveRequest,
      answers: { 200: visitorBooking },
    }),
    async (c) => c.json(await moveVisitorBooking(c.var.ctx, { id: c.req.param('id'), ...c.req.valid('json') })),
  )
  .post(
    '/api/visitor-bookings/:id/cancel',
    limitByAddress('LEAD_LIMIT'),
    endpoint({ summary: 'Cancel the booking', access: 'public', body: linkRequest, answers: { 200: visitorBooking } }),
    async (c) => c.json(await cancelVisitorBooking(c.var.ctx, { id: c.req.param('id'), ...c.req.valid('json') })),
  )
  .get(
    '/api/visitor-bookings/:id/event.ics',
    limitByAddress('PUBLIC_READ_LIMIT'),
    endpoint({
      summary: 'Get the booking as a file for calendar apps',
      access: 'public',
      query: linkQuery,
      answers: { 200: null },
    }),
    async (c) => {
      const link = { id: c.req.param('id'), ...c.req.valid('query') }
      const { type, text, fileName } = await readCalendarFile(c.var.ctx, link)
      return c.body(text, 200, {
        'content-type': type,
        'content-disposition': `attachment; filename="${fileName}"`,
      })
    },
  )
