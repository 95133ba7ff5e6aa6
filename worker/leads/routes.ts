import { Hono } from 'hono'
import * as z from 'zod/mini'
import { heldLead, LEAD_STATUSES, lead, leadCreated, leadPatch, leadRequest } from '../../contract/leads'
import { takeAttempt } from '../accounts'
import { admitSite, loadProfile } from '../businesses'
import type { AppEnv } from '../platform/http/appEnv'
import { askerHash } from '../platform/http/askerHash'
import { endpoint } from '../platform/http/endpoint'
import { decodeCursor, pageQuery, pageResponse } from '../platform/http/page'
import { limitByAddress } from '../platform/http/rateLimit'
import { captureLead } from './captureLead'
import { changeLead, removeLead } from './changeLead'
import { exportLeads } from './exportLeads'
import { listHeldLeads } from './held/heldLeads'
import { releaseHeldLead, removeHeldLead } from './held/releaseHeldLead'
import { listLeadsOfBusiness, listLeadsOfOwner } from './listLeads'

const listQuery = z.object({
  ...pageQuery,
  q: z.optional(z.string().check(z.trim(), z.maxLength(200, 'Please search for fewer than 200 characters'))),
  status: z.optional(z.enum(LEAD_STATUSES, 'status must be new, contacted, booked, won or lost')),
})

export const leadRoutes = new Hono<AppEnv>()
  .post(
    '/api/leads',
    limitByAddress('LEAD_LIMIT'),
    endpoint({
      summary: 'Leave one’s details with a business',
      access: 'public',
      body: leadRequest,
      answers: { 201: leadCreated, 202: leadCreated },
    }),
    async (c) => {
      const idempotencyKey = c.req.header('idempotency-key')?.slice(0, 200)
      const input = c.req.valid('json')
      // Leads are taken on waiting sites too; only blocked ones are refused.
      const profile = await loadProfile(c.var.ctx, input.businessId)
      const admitted = await admitSite(c, profile)
      const asker = await askerHash(c.var.ctx, profile.id)
      if (asker) await takeAttempt(c.var.ctx, 'lead', asker)
      const isStrangeSite = admitted === 'details'
      const { id, state } = await captureLead(c.var.ctx, { ...input, idempotencyKey, isStrangeSite })
      return c.json({ id }, state === 'stored' ? 201 : 202)
    },
  )
  .get(
    '/api/leads',
    endpoint({
      summary: 'Leads of all the owner’s businesses',
      access: 'owner',
      query: listQuery,
      answers: { 200: z.array(lead) },
    }),
    async (c) => {
      const { cursor, ...filter } = c.req.valid('query')
      return pageResponse(c, await listLeadsOfOwner(c.var.owner, { ...filter, after: decodeCursor(cursor) }))
    },
  )
  .get(
    '/api/businesses/:id/leads',
    endpoint({ summary: 'Leads of a business', access: 'owner', query: listQuery, answers: { 200: z.array(lead) } }),
    async (c) => {
      const { cursor, ...filter } = c.req.valid('query')
      return pageResponse(
        c,
        await listLeadsOfBusiness(c.var.owner, c.req.param('id'), { ...filter, after: decodeCursor(cursor) }),
      )
    },
  )
  .get(
    '/api/businesses/:id/leads.csv',
    endpoint({ summary: 'Leads as CSV', access: 'owner', answers: { 200: null } }),
    async (c) => {
      const { csv, fileName } = await exportLeads(c.var.owner, c.req.param('id'))
      return c.body(csv, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName}"`,
      })
    },
  )
  .patch(
    '/api/leads/:id',
    endpoint({ summary: 'Change a lead’s status or note', access: 'owner', body: leadPatch, answers: { 200: lead } }),
    async (c) => c.json(await changeLead(c.var.owner, c.req.param('id'), c.req.valid('json'))),
  )
  .delete(
    '/api/leads/:id',
    endpoint({ summary: 'Delete a lead', access: 'owner', answers: { 204: null } }),
    async (c) => {
      await removeLead(c.var.owner, c.req.param('id'))
      return c.body(null, 204)
    },
  )
  .get(
    '/api/businesses/:id/held-leads',
    endpoint({
      summary: 'Leads that look like spam, kept for 30 days',
      access: 'owner',
      query: z.object(pageQuery),
      answers: { 200: z.array(heldLead) },
    }),
    async (c) => {
      const after = decodeCursor(c.req.valid('query').cursor)
      return pageResponse(c, await listHeldLeads(c.var.owner, c.req.param('id'), after))
    },
  )
  .post(
    '/api/businesses/:id/held-leads/:leadId/release',
    endpoint({ summary: 'Not spam: make it a lead like any other', access: 'owner', answers: { 200: lead } }),
    async (c) => {
      const { id: businessId, leadId } = c.req.param()
      return c.json(await releaseHeldLead(c.var.owner, { businessId, leadId }))
    },
  )
  .delete(
    '/api/businesses/:id/held-leads/:leadId',
    endpoint({ summary: 'Delete a lead that was held back', access: 'owner', answers: { 204: null } }),
    async (c) => {
      const { id: businessId, leadId } = c.req.param()
      await removeHeldLead(c.var.owner, { businessId, leadId })
      return c.body(null, 204)
    },
  )
