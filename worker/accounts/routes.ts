import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  liftPauseRequest,
  loginRequest,
  loginResponse,
  signedInSession,
  testRegistrationRequest,
  testRegistrationResponse,
  verifyRegistrationRequest,
  verifyRegistrationResponse,
} from '../../contract/accounts'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { onlyWhereOn } from '../platform/http/onlyWhereOn'
import { limitByAddress } from '../platform/http/rateLimit'
import { logIn } from './logIn'
import { liftPause } from './pause/liftPause'
import { startTestRegistration, verifyRegistrationLink } from './registration/registrationLinks'
import { closeSession } from './sessions'
import { listSessions, signOutDevice } from './signedInSessions'

export const accountRoutes = new Hono<AppEnv>()
  .post(
    '/api/auth/login',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({ summary: 'Log in', access: 'public', body: loginRequest, answers: { 200: loginResponse } }),
    async (c) => c.json(await logIn(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/api/auth/lift-pause',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Let this device try to log in during a pause, by the emailed link',
      access: 'public',
      body: liftPauseRequest,
      answers: { 204: null },
    }),
    async (c) => {
      await liftPause(c.var.ctx, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/api/auth/logout',
    endpoint({ summary: 'Log out', access: 'owner', role: 'agent', answers: { 204: null } }),
    async (c) => {
      await closeSession(c.var.owner)
      return c.body(null, 204)
    },
  )
  .get(
    '/api/auth/sessions',
    endpoint({
      summary: 'List the devices that are logged in',
      access: 'owner-fresh',
      role: 'agent',
      answers: { 200: z.array(signedInSession) },
    }),
    async (c) => c.json(await listSessions(c.var.owner)),
  )
  .delete(
    '/api/auth/sessions/:id',
    endpoint({ summary: 'Log a device out', access: 'owner-fresh', role: 'agent', answers: { 204: null } }),
    async (c) => {
      await signOutDevice(c.var.owner, c.req.param('id'))
      return c.body(null, 204)
    },
  )
  .post(
    '/api/test-registration',
    onlyWhereOn('TEST_REGISTRATION'),
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Create a test customer (where TEST_REGISTRATION is on)',
      access: 'public',
      body: testRegistrationRequest,
      answers: { 200: testRegistrationResponse },
    }),
    async (c) => c.json({ registrationUrl: await startTestRegistration(c.var.ctx, c.req.valid('json')) }),
  )
  .post(
    '/api/verify-registration',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Check a registration link',
      access: 'public',
      body: verifyRegistrationRequest,
      answers: { 200: verifyRegistrationResponse },
    }),
    async (c) => {
      const { planType, email } = await verifyRegistrationLink(c.var.ctx, c.req.valid('json'))
      return c.json({ planType, email })
    },
  )
