import { Hono } from 'hono'
import { completeRegistrationRequest, meResponse, sessionResponse } from '../../contract/accounts'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { limitByAddress } from '../platform/http/rateLimit'
import { completeRegistration } from './completeRegistration'
import { describeAccount } from './describeAccount'
import { exportAccount } from './export/exportAccount'
import { zipResponse } from './export/zipResponse'

/** Calls that span domains: registration, the account, its export. */
export const lifecycleRoutes = new Hono<AppEnv>()
  .get(
    '/api/auth/me',
    endpoint({ summary: 'Get who is logged in', access: 'owner', role: 'agent', answers: { 200: meResponse } }),
    async (c) => c.json(await describeAccount(c.var.owner)),
  )
  .post(
    '/api/complete-registration',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Complete a registration',
      access: 'public',
      body: completeRegistrationRequest,
      answers: { 200: sessionResponse },
    }),
    async (c) => {
      const sessionToken = await completeRegistration(c.var.ctx, c.req.valid('json'))
      return c.json({ sessionToken })
    },
  )
  .get(
    '/api/account/export',
    endpoint({ summary: 'Download everything in the account as a ZIP', access: 'owner-fresh', answers: { 200: null } }),
    async (c) => {
      return zipResponse(await exportAccount(c.var.owner))
    },
  )
