import { Hono } from 'hono'
import * as z from 'zod/mini'
import { linkQuery, linkRequest, ownWaiting, waitlistEntry, waitlistRequest } from '../../../../contract/scheduling'
import { takeAskersAttempt } from '../../../accounts'
import { admitSite, loadProfile } from '../../../businesses'
import type { AppEnv } from '../../../platform/http/appEnv'
import { endpoint } from '../../../platform/http/endpoint'
import { decodeCursor, pageQuery, pageResponse } from '../../../platform/http/page'
import { limitByAddress } from '../../../platform/http/rateLimit'
import { bookingOff } from '../../errors'
import { joinWaitlist } from './joinWaitlist'
import { listWaiting, removeWaiting } from './listWaiting'
import { leaveByLink, readOwnWaiting, takeOffer } from './ownWaiting'

export const waitlistRoutes = new Hono<AppEnv>()
  .post(
    '/api/businesses/:id/waitlist',
    limitByAddress('LEAD_LIMIT'),
    endpoint({
      summary: 'Wait for a time to come free',
      access: 'public',
      body: waitlistRequest,
      answers: { 204: null },
    }),
    async (c) => {
      const { ctx } = c.var
      const profile = await loadProfile(ctx, c.req.param('id'))
      if ((await admitSite(c, profile)) === 'details') throw bookingOff()
      await takeAskersAttempt(ctx, 'waiting', profile.id)
      await joinWaitlist(ctx, profile, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .get(
    '/api/businesses/:id/waitlist',
    endpoint({
      summary: 'Who waits for a time, the longest first',
      access: 'owner',
      role: 'agent',
      query: z.object(pageQuery),
      answers: { 200: z.array(waitlistEntry) },
    }),
    async (c) =>
      pageResponse(c, await listWaiting(c.var.owner, c.req.param('id'), decodeCursor(c.req.valid('query').cursor))),
  )
  .delete(
    '/api/businesses/:id/waitlist/:waitingId',
    endpoint({ summary: 'Take somebody off the list', access: 'owner', role: 'agent', answers: { 204: null } }),
    async (c) => {
      await removeWaiting(c.var.owner, c.req.param('id'), c.req.param('waitingId'))
      return c.body(null, 204)
    },
  )
  .get(
    '/api/waitlist/:id',
    limitByAddress('PUBLIC_READ_LIMIT'),
    endpoint({
      summary: 'Somebody’s own place on the list, by the link of their mail',
      access: 'public',
      query: linkQuery,
      answers: { 200: ownWaiting },
    }),
    async (c) => c.json(await readOwnWaiting(c.var.ctx, { id: c.req.param('id'), ...c.req.valid('query') })),
  )
  .post(
    '/api/waitlist/:id/book',
    limitByAddress('LEAD_LIMIT'),
    endpoint({
      summary: 'Take the time that is offered',
      access: 'public',
      body: linkRequest,
      answers: { 201: z.object({ manageUrl: z.string() }) },
    }),
    async (c) => c.json(await takeOffer(c.var.ctx, { id: c.req.param('id'), ...c.req.valid('json') }), 201),
  )
  .post(
    '/api/waitlist/:id/leave',
    limitByAddress('LEAD_LIMIT'),
    endpoint({ summary: 'Leave the list', access: 'public', body: linkRequest, answers: { 204: null } }),
    async (c) => {
      await leaveByLink(c.var.ctx, { id: c.req.param('id'), ...c.req.valid('json') })
      return c.body(null, 204)
    },
  )
