import { Hono } from 'hono'
import { leadDeliveries } from '../../../contract/notifications'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint } from '../../platform/http/endpoint'
import { openLead, readDeliveries } from './openLead'

export const leadTellingRoutes = new Hono<AppEnv>()
  .get(
    '/api/leads/:id/deliveries',
    endpoint({
      summary: 'Get who was told about a lead, and who opened it first',
      access: 'owner',
      role: 'agent',
      answers: { 200: leadDeliveries },
    }),
    async (c) => c.json(await readDeliveries(c.var.owner, c.req.param('id'))),
  )
  .post(
    '/api/leads/:id/opened',
    endpoint({
      summary: 'Mark a lead as opened, so nobody else is told about it',
      access: 'owner',
      role: 'agent',
      answers: { 204: null },
    }),
    async (c) => {
      await openLead(c.var.owner, c.req.param('id'))
      return c.body(null, 204)
    },
  )
