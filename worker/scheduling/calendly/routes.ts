import { Hono } from 'hono'
import { calendarConnection, calendlyChange } from '../../../contract/outsideCalendars'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint } from '../../platform/http/endpoint'
import { readBody } from '../../platform/http/readBody'
import { chooseEventTypes } from './chooseEventTypes'
import { connectCalendly } from './connectCalendly'
import { disconnectCalendly } from './disconnectCalendly'
import { readConnection } from './readConnection'
import { receiveNotice } from './webhook/receiveNotice'

const NOTICE_MAX_BYTES = 256 * 1024

export const calendlyRoutes = new Hono<AppEnv>()
  .put(
    '/api/businesses/:id/calendars/calendly',
    endpoint({
      summary: 'Connect Calendly with an access token, or pick the event types the chat offers',
      access: 'owner-fresh',
      role: 'manager',
      body: calendlyChange,
      answers: { 200: calendarConnection },
    }),
    async (c) => {
      const { token, calendarIds } = c.req.valid('json')
      const businessId = c.req.param('id')
      if (token !== undefined) await connectCalendly(c.var.owner, businessId, token)
      if (calendarIds !== undefined) await chooseEventTypes(c.var.owner, businessId, calendarIds)
      return c.json(await readConnection(c.var.owner, businessId))
    },
  )
  .delete(
    '/api/businesses/:id/calendars/calendly',
    endpoint({
      summary: 'Disconnect Calendly and keep its bookings',
      access: 'owner-fresh',
      role: 'manager',
      answers: { 204: null },
    }),
    async (c) => {
      await disconnectCalendly(c.var.owner, c.req.param('id'))
      return c.body(null, 204)
    },
  )
  // The raw body: the signature covers its exact bytes.
  .post(
    '/api/calendars/calendly/notifications/:businessId',
    endpoint({ summary: 'Receive Calendly’s booking notices', access: 'public', answers: { 204: null } }),
    async (c) => {
      const body = await readBody(c.req.raw, NOTICE_MAX_BYTES)
      const signature = c.req.header('calendly-webhook-signature')
      await receiveNotice(c.var.ctx, c.req.param('businessId'), { body, signature })
      return c.body(null, 204)
    },
  )
