import { Hono } from 'hono'
import { passwordRequest } from '../../contract/account'
import { sessionResponse } from '../../contract/accounts'
import {
  invitationRead,
  invitationRequest,
  invitationView,
  joinRequest,
  memberPatch,
  teammate,
  teamView,
} from '../../contract/team'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { limitByAddress } from '../platform/http/rateLimit'
import { changeRole, removeMember } from './changeMember'
import { invite, inviteAgain } from './invite'
import { join, readInvitation } from './join'
import { listTeam } from './listTeam'
import { resetTwoSteps } from './resetTwoSteps'

export const teamRoutes = new Hono<AppEnv>()
  .get(
    '/api/team',
    endpoint({
      summary: 'List the team, with open invitations',
      access: 'owner-fresh',
      answers: { 200: teamView },
    }),
    async (c) => c.json(await listTeam(c.var.owner)),
  )
  .post(
    '/api/team',
    endpoint({
      summary: 'Invite someone by email',
      access: 'owner-fresh',
      body: invitationRequest,
      answers: { 201: teammate },
    }),
    async (c) => c.json(await invite(c.var.owner, c.req.valid('json')), 201),
  )
  .patch(
    '/api/team/:id',
    endpoint({
      summary: 'Change what someone can do',
      access: 'owner-fresh',
      body: memberPatch,
      answers: { 200: teammate },
    }),
    async (c) => c.json(await changeRole(c.var.owner, c.req.param('id'), c.req.valid('json').role)),
  )
  .delete(
    '/api/team/:id',
    endpoint({
      summary: 'Remove someone right away, or cancel an invitation',
      access: 'owner-fresh',
      answers: { 204: null },
    }),
    async (c) => {
      await removeMember(c.var.owner, c.req.param('id'))
      return c.body(null, 204)
    },
  )
  .post(
    '/api/team/:id/invitation',
    endpoint({ summary: 'Send an invitation again', access: 'owner-fresh', answers: { 200: teammate } }),
    async (c) => c.json(await inviteAgain(c.var.owner, c.req.param('id'))),
  )
  .post(
    '/api/team/:id/two-step/reset',
    endpoint({
      summary: 'Turn two-step login off for someone who lost their phone and recovery codes',
      access: 'owner-fresh',
      body: passwordRequest,
      answers: { 204: null },
    }),
    async (c) => {
      await resetTwoSteps(c.var.owner, { ...c.req.valid('json'), id: c.req.param('id') })
      return c.body(null, 204)
    },
  )
  .post(
    '/api/invitations/read',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Get an invitation',
      access: 'public',
      body: invitationRead,
      answers: { 200: invitationView },
    }),
    async (c) => c.json(await readInvitation(c.var.ctx, c.req.valid('json').token)),
  )
  .post(
    '/api/invitations/join',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Join a team by the emailed invitation',
      access: 'public',
      body: joinRequest,
      answers: { 200: sessionResponse },
    }),
    async (c) => c.json({ sessionToken: await join(c.var.ctx, c.req.valid('json')) }),
  )
