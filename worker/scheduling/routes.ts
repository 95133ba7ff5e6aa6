import { Hono } from 'hono'
import * as z from 'zod/mini'
import { booked, bookingRequest, calendarSettings, hold, holdRequest, slot, slotQuery } from '../../contract/scheduling'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { limitByAddress } from '../platform/http/rateLimit'
import { bookTime } from './bookTime'
import { readCalendar, saveCalendar } from './calendarSettings'
import { holdTime, listSlots } from './visitorBookings'

const iso = (at: number) => new Date(at).toISOString()

export const schedulingRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses/:id/calendar',
    endpoint({
      summary: 'The business’s own calendar',
      access: 'owner',
      role: 'agent',
      answers: { 200: calendarSettings },
    }),
    async (c) => c.json(await readCalendar(c.var.owner, c.req.param('id'))),
  )
  .put(
    '/api/businesses/:id/calendar',
    endpoint({
      summary: 'Save the business’s own calendar',
      access: 'owner',
      role: 'manager',
      body: calendarSettings,
      answers: { 200: calendarSettings },
    }),
    async (c) => c.json(await saveCalendar(c.var.owner, c.req.param('id'), c.req.valid('json'))),
  )
  .get(
    '/api/businesses/:id/slots',
    limitByAddress('PUBLIC_READ_LIMIT'),
    endpoint({
      summary: 'Free times of a service, soonest first',
      access: 'public',
      query: slotQuery,
      answers: { 200: z.array(slot) },
    }),
    async (c) => c.json(await listSlots(c.var.ctx, c.req.param('id'), c.req.valid('query'))),
  )
  .post(
    '/api/businesses/:id/holds',
    limitByAddress('LEAD_LIMIT'),
    endpoint({
      summary: 'Keep a free time for a few minutes',
      access: 'public',
      body: holdRequest,
      answers: { 201: hold },
    }),
    async (c) => {
      const { id, starts_at, ends_at, expires_at } = await holdTime(c.var.ctx, c.req.param('id'), c.req.valid('json'))
      return c.json({ id, start: iso(starts_at), end: iso(ends_at), expiresAt: iso(expires_at) }, 201)
    },
  )
  .post(
    '/api/businesses/:id/bookings',
    limitByAddress('LEAD_LIMIT'),
    endpoint({ summary: 'Book a time', access: 'public', body: bookingRequest, answers: { 201: booked } }),
    async (c) => {
      const idempotencyKey = c.req.header('idempotency-key')?.slice(0, 200)
      const { id, starts_at, ends_at } = await bookTime(c.var.ctx, c.req.param('id'), {
        ...c.req.valid('json'),
        idempotencyKey,
      })
      const manageUrl = new URL(`/booking/${id}`, c.var.ctx.origin).href
      return c.json({ id, start: iso(starts_at), end: iso(ends_at), manageUrl }, 201)
    },
  )
