import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  linkQuery,
  linkRequest,
  ownWaiting,
  waitlistEntry,
  waitlistJoined,
  waitlistOffer,
  waitlistRequest,
} from '../../../../contract/scheduling'
import { takeAskersAttempt } from '../../../accounts'
import { admitSite, loadProfile } from '../../../businesses'
import type { AppEnv } from '../../../platform/http/appEnv'
import { endpoint } from '../../../platform/http/endpoint'
import { decodeCursor, pageQuery, pageResponse } from '../../../platform/http/page'
import { limitByAddress } from '../../../platform/http/rateLimit'
import { bookingOff } from '../../errors'
import { joinWaitlist } from './joinWaitlist'
import { listWaiting, removeWaiting } from './listWaiting'
import { offerByHand } from './offerByHand'
import { leaveByLink, readOwnWaiting, takeOffer } from './ownWaiting'

export const waitlistRoutes = new Hono<AppEnv>()
  .post(
    '/api/businesses/:id/waitlist',
    limitByAddress('LEAD_LIMIT'),
    endpoint({
      summary: 'Join the waiting list',
      access: 'public',
      body: waitlistRequest,
      answers: { 201: waitlistJoined },
    }),
    async (c) => {
      const { ctx } = c.var
      const profile = await loadProfile(ctx, c.req.param('id'))
      const request = c.req.valid('json')
      if ((await admitSite(c, profile, request.websiteUrl)) === 'details') throw bookingOff()
      await takeAskersAttempt(ctx, 'waiting', profile.id)
      return c.json(await joinWaitlist(ctx, profile, request), 201)
    },
  )
  .get(
    '/api/businesses/:id/waitlist',
    endpoint({
      summary: 'List who’s waiting for a time, longest wait first',
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
    endpoint({ summary: 'Take someone off the waiting list', access: 'owner', role: 'agent', answers: { 204: null } }),
    async (c) => {
      await removeWaiting(c.var.owner, c.req.param('id'), c.req.param('waitingId'))
      return c.body(null, 204)
    },
  )
  .post(
    '/api/businesses/:id/waitlist/:waitingId/offer',
    endpoint({
      summary: 'Hold an open time for someone on the waiting list, and email them',
      access: 'owner',
      role: 'agent',
      body: waitlistOffer,
      answers: { 200: waitlistEntry },
    }),
    async (c) => {
      const { id: businessId, waitingId } = c.req.param()
      return c.json(await offerByHand(c.var.owner, { businessId, id: waitingId, ...c.req.valid('json') }))
    },
  )
  .get(
    '/api/waitlist/:id',
    limitByAddress('PUBLIC_READ_LIMIT'),
    endpoint({
      summary: 'Get a place on the waiting list by the link in the email',
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
      summary: 'Book the offered time',
      access: 'public',
      body: linkRequest,
      answers: { 201: z.object({ manageUrl: z.string() }) },
    }),
    async (c) => c.json(await takeOffer(c.var.ctx, { id: c.req.param('id'), ...c.req.valid('json') }), 201),
  )
  .post(
    '/api/waitlist/:id/leave',
    limitByAddress('LEAD_LIMIT'),
    endpoint({ summary: 'Leave the waiting list', access: 'public', body: linkRequest, answers: { 204: null } }),
    async (c) => {
      await leaveByLink(c.var.ctx, { id: c.req.param('id'), ...c.req.valid('json') })
      return c.body(null, 204)
    },
  )
