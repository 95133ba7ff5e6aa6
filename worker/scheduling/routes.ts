import { Hono } from 'hono'
import * as z from 'zod/mini'
import { calendarSettings, hold, holdRequest, slot, slotQuery } from '../../contract/scheduling'
import { takeAskersAttempt } from '../accounts'
import { ownBusiness } from '../businesses'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { limitByAddress } from '../platform/http/rateLimit'
import { readCalendar, saveCalendar } from './calendarSettings'
import { iso } from './slotView'
import { holdTime, listSlots } from './visitorBookings'

export const schedulingRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses/:id/calendar',
    endpoint({
      summary: 'Get a business’s calendar setup',
      access: 'owner',
      role: 'agent',
      answers: { 200: calendarSettings },
    }),
    async (c) => c.json(await readCalendar(c.var.owner, c.req.param('id'))),
  )
  .put(
    '/api/businesses/:id/calendar',
    endpoint({
      summary: 'Save a business’s calendar setup',
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
      summary: 'List a service’s open times, soonest first',
      access: 'public',
      query: slotQuery,
      answers: { 200: z.array(slot) },
    }),
    async (c) => c.json(await listSlots(c.var.ctx, c.req.param('id'), c.req.valid('query'))),
  )
  .get(
    '/api/businesses/:id/own-slots',
    endpoint({
      summary: 'List the open times a business’s own team can book, with no notice needed',
      access: 'owner',
      role: 'agent',
      scope: 'bookings:write',
      query: slotQuery,
      answers: { 200: z.array(slot) },
    }),
    async (c) => {
      const { owner } = c.var
      const { id } = await ownBusiness(owner, c.req.param('id'))
      return c.json(await listSlots(owner, id, { ...c.req.valid('query'), isOwn: true }))
    },
  )
  .post(
    '/api/businesses/:id/holds',
    limitByAddress('LEAD_LIMIT'),
    endpoint({
      summary: 'Hold an open time for a few minutes',
      access: 'public',
      body: holdRequest,
      answers: { 201: hold },
    }),
    async (c) => {
      const { ctx } = c.var
      const businessId = c.req.param('id')
      await takeAskersAttempt(ctx, 'hold', businessId)
      const { id, starts_at, ends_at, expires_at } = await holdTime(ctx, businessId, c.req.valid('json'))
      return c.json({ id, start: iso(starts_at), end: iso(ends_at), expiresAt: iso(expires_at) }, 201)
    },
  )
