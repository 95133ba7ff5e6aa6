import { Hono } from 'hono'
import * as z from 'zod/mini'
import { leadIdsRequest } from '../../contract/leadChanges'
import { heldLead, lead, leadCreated, leadPatch, leadRequest, unkeptLeads } from '../../contract/leads'
import { takeAskersAttempt } from '../accounts'
import { admitSite, loadProfile } from '../businesses'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { decodeCursor, pageQuery, pageResponse } from '../platform/http/page'
import { limitVisitors } from '../platform/http/rateLimit'
import { addLead } from './addLead'
import { captureLead } from './captureLead'
import { changeLead, removeLead } from './changeLead'
import { exportLeads } from './exportLeads'
import { countUnkeptLeads, listHeldLeads } from './held/heldLeads'
import { releaseHeldLead, removeHeldLead } from './held/releaseHeldLead'
import { listLeadsOfBusiness, listLeadsOfOwner } from './listLeads'
import { filterOf, filterQuery } from './listQuery'

const listQuery = z.object({ ...pageQuery, ...filterQuery })

export const leadRoutes = new Hono<AppEnv>()
  .post(
    '/api/leads',
    limitVisitors('LEAD_LIMIT'),
    endpoint({
      summary: 'Leave your details with a business, or add a lead with an API key',
      access: 'optional',
      role: 'agent',
      scope: 'leads:write',
      body: leadRequest,
      answers: { 201: leadCreated, 202: leadCreated },
    }),
    async (c) => {
      const idempotencyKey = c.req.header('idempotency-key')?.slice(0, 200)
      const input = c.req.valid('json')
      if (c.var.owner?.actor.apiKey) {
        const { id, state } = await addLead(c.var.owner, { ...input, idempotencyKey })
        return c.json({ id }, state === 'stored' ? 201 : 202)
      }
      // Leads are taken on waiting sites too; only blocked ones are refused.
      const profile = await loadProfile(c.var.ctx, input.businessId)
      const admitted = await admitSite(c, profile)
      await takeAskersAttempt(c.var.ctx, 'lead', profile.id)
      const isStrangeSite = admitted === 'details'
      const { id, state } = await captureLead(c.var.ctx, { ...input, idempotencyKey, isStrangeSite })
      return c.json({ id }, state === 'stored' ? 201 : 202)
    },
  )
  .get(
    '/api/leads',
    endpoint({
      summary: 'List leads of all the owner’s businesses',
      access: 'owner',
      role: 'agent',
      scope: 'leads:read',
      query: listQuery,
      answers: { 200: z.array(lead) },
    }),
    async (c) => {
      const { cursor, ...filter } = c.req.valid('query')
      return pageResponse(c, await listLeadsOfOwner(c.var.owner, { ...filterOf(filter), after: decodeCursor(cursor) }))
    },
  )
  .get(
    '/api/businesses/:id/leads',
    endpoint({
      summary: 'List a business’s leads',
      access: 'owner',
      role: 'agent',
      scope: 'leads:read',
      query: listQuery,
      answers: { 200: z.array(lead) },
    }),
    async (c) => {
      const { cursor, ...filter } = c.req.valid('query')
      return pageResponse(
        c,
        await listLeadsOfBusiness(c.var.owner, c.req.param('id'), { ...filterOf(filter), after: decodeCursor(cursor) }),
      )
    },
  )
  .get(
    '/api/businesses/:id/leads.csv',
    endpoint({
      summary: 'Download leads as CSV',
      access: 'owner',
      role: 'manager',
      scope: 'leads:read',
      query: z.object(filterQuery),
      answers: { 200: null },
    }),
    async (c) => {
      const filter = filterOf(c.req.valid('query'))
      return asFile(await exportLeads(c.var.owner, { businessId: c.req.param('id'), ...filter }))
    },
  )
  .post(
    '/api/businesses/:id/leads.csv',
    endpoint({
      summary: 'Download selected leads as CSV',
      access: 'owner',
      role: 'manager',
      body: leadIdsRequest,
      answers: { 200: null },
    }),
    async (c) => asFile(await exportLeads(c.var.owner, { businessId: c.req.param('id'), ...c.req.valid('json') })),
  )
  .patch(
    '/api/leads/:id',
    endpoint({
      summary: 'Change a lead’s status, value, assignee or latest note',
      access: 'owner',
      role: 'agent',
      scope: 'leads:write',
      body: leadPatch,
      answers: { 200: lead },
    }),
    async (c) => c.json(await changeLead(c.var.owner, c.req.param('id'), c.req.valid('json'))),
  )
  .delete(
    '/api/leads/:id',
    endpoint({
      summary: 'Delete a lead',
      access: 'owner',
      role: 'manager',
      scope: 'leads:write',
      answers: { 204: null },
    }),
    async (c) => {
      await removeLead(c.var.owner, c.req.param('id'))
      return c.body(null, 204)
    },
  )
  .get(
    '/api/businesses/:id/held-leads',
    endpoint({
      summary: 'List leads that look like spam, kept for 30 days',
      access: 'owner',
      role: 'agent',
      query: z.object(pageQuery),
      answers: { 200: z.array(heldLead) },
    }),
    async (c) => {
      const after = decodeCursor(c.req.valid('query').cursor)
      return pageResponse(c, await listHeldLeads(c.var.owner, c.req.param('id'), after))
    },
  )
  .get(
    '/api/businesses/:id/held-leads/unkept',
    endpoint({
      summary: 'Count the spam of the last 30 days that was too much to keep',
      access: 'owner',
      role: 'agent',
      answers: { 200: unkeptLeads },
    }),
    async (c) => c.json(await countUnkeptLeads(c.var.owner, c.req.param('id'))),
  )
  .post(
    '/api/businesses/:id/held-leads/:leadId/release',
    endpoint({
      summary: 'Mark a lead as not spam',
      access: 'owner',
      role: 'agent',
      answers: { 200: lead },
    }),
    async (c) => {
      const { id: businessId, leadId } = c.req.param()
      return c.json(await releaseHeldLead(c.var.owner, { businessId, leadId }))
    },
  )
  .delete(
    '/api/businesses/:id/held-leads/:leadId',
    endpoint({ summary: 'Delete a lead that was held back', access: 'owner', role: 'manager', answers: { 204: null } }),
    async (c) => {
      const { id: businessId, leadId } = c.req.param()
      await removeHeldLead(c.var.owner, { businessId, leadId })
      return c.body(null, 204)
    },
  )

const asFile = ({ csv, fileName }: { csv: string; fileName: string }): Response =>
  new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  })
