import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  leadBoard,
  leadEvent,
  leadIdsRequest,
  leadPerson,
  leadsChanged,
  leadsChangeRequest,
  leadsUndone,
  leadWithBookings,
} from '../../../contract/leadChanges'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint } from '../../platform/http/endpoint'
import { decodeCursor, pageQuery, pageResponse } from '../../platform/http/page'
import { filterOf, filterQuery } from '../listQuery'
import { changeLeads } from './changeLeads'
import { leadPeople } from './person'
import { listEvents, readBoard, readLead } from './readLead'
import { undoChange } from './undoChange'

export const leadChangeRoutes = new Hono<AppEnv>()
  .get(
    '/api/leads/:id',
    endpoint({
      summary: 'Get a lead, with its bookings',
      access: 'owner',
      role: 'agent',
      scope: 'leads:read',
      answers: { 200: leadWithBookings },
    }),
    async (c) => c.json(await readLead(c.var.owner, c.req.param('id'))),
  )
  .get(
    '/api/leads/:id/events',
    endpoint({
      summary: 'List a lead’s history, newest first',
      access: 'owner',
      role: 'agent',
      query: z.object(pageQuery),
      answers: { 200: z.array(leadEvent) },
    }),
    async (c) => {
      const after = decodeCursor(c.req.valid('query').cursor)
      return pageResponse(c, await listEvents(c.var.owner, { leadId: c.req.param('id'), after }))
    },
  )
  .get(
    '/api/lead-people',
    endpoint({
      summary: 'List who leads can be assigned to',
      access: 'owner',
      role: 'agent',
      answers: { 200: z.array(leadPerson) },
    }),
    async (c) => c.json(await leadPeople(c.var.owner)),
  )
  .get(
    '/api/businesses/:id/leads/board',
    endpoint({
      summary: 'Count the leads in each status, and what they’re worth',
      access: 'owner',
      role: 'agent',
      query: z.object(filterQuery),
      answers: { 200: leadBoard },
    }),
    async (c) =>
      c.json(await readBoard(c.var.owner, { businessId: c.req.param('id'), ...filterOf(c.req.valid('query')) })),
  )
  .post(
    '/api/businesses/:id/leads/changes',
    endpoint({
      summary: 'Change the status, value or assignee of several leads at once',
      access: 'owner',
      role: 'agent',
      body: leadsChangeRequest,
      answers: { 200: leadsChanged },
    }),
    async (c) => c.json(await changeLeads(c.var.owner, { businessId: c.req.param('id'), ...c.req.valid('json') })),
  )
  .post(
    '/api/businesses/:id/leads/deletions',
    endpoint({
      summary: 'Delete several leads at once; this can be undone for a few hours',
      access: 'owner',
      role: 'manager',
      body: leadIdsRequest,
      answers: { 200: leadsChanged },
    }),
    async (c) =>
      c.json(
        await changeLeads(c.var.owner, {
          businessId: c.req.param('id'),
          ...c.req.valid('json'),
          change: { isDeleted: true },
        }),
      ),
  )
  .post(
    '/api/businesses/:id/leads/changes/:changeId/undo',
    endpoint({
      summary: 'Undo a change or deletion, except for leads that have changed since',
      access: 'owner',
      role: 'agent',
      answers: { 200: leadsUndone },
    }),
    async (c) => {
      const { id, changeId } = c.req.param()
      return c.json(await undoChange(c.var.owner, { businessId: id, changeId }))
    },
  )
