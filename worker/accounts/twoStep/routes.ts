import { Hono } from 'hono'
import {
  recoveryCodesShown,
  twoStepBegin,
  twoStepChange,
  twoStepConfirm,
  twoStepSetup,
  twoStepState,
} from '../../../contract/account'
import { sessionResponse, twoStepLogin } from '../../../contract/accounts'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint } from '../../platform/http/endpoint'
import { limitByAddress } from '../../platform/http/rateLimit'
import { renewRecoveryCodes, turnOff } from './change'
import { finishLogin } from './pendingLogin'
import { readTwoStep } from './readTwoStep'
import { beginSetUp, confirmSetUp } from './setUp'

export const twoStepRoutes = new Hono<AppEnv>()
  .post(
    '/api/auth/login/two-step',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Finish logging in with a code from the authenticator app, or a recovery code',
      access: 'public',
      body: twoStepLogin,
      answers: { 200: sessionResponse },
    }),
    async (c) => c.json({ sessionToken: await finishLogin(c.var.ctx, c.req.valid('json')) }),
  )
  .get(
    '/api/auth/two-step',
    endpoint({
      summary: 'Get whether two-step login is on',
      access: 'owner-fresh',
      role: 'agent',
      answers: { 200: twoStepState },
    }),
    async (c) => c.json(await readTwoStep(c.var.owner)),
  )
  .post(
    '/api/auth/two-step',
    endpoint({
      summary: 'Start setting up two-step login, and get a key for an authenticator app',
      access: 'owner-fresh',
      role: 'agent',
      body: twoStepBegin,
      answers: { 200: twoStepSetup },
    }),
    async (c) => c.json(await beginSetUp(c.var.owner, c.req.valid('json').password)),
  )
  .post(
    '/api/auth/two-step/confirm',
    endpoint({
      summary: 'Turn on two-step login with a first code, and get the recovery codes, once',
      access: 'owner-fresh',
      role: 'agent',
      body: twoStepConfirm,
      answers: { 200: recoveryCodesShown },
    }),
    async (c) => c.json({ recoveryCodes: await confirmSetUp(c.var.owner, c.req.valid('json').code) }),
  )
  .post(
    '/api/auth/two-step/recovery-codes',
    endpoint({
      summary: 'Replace the recovery codes',
      access: 'owner-fresh',
      role: 'agent',
      body: twoStepChange,
      answers: { 200: recoveryCodesShown },
    }),
    async (c) => c.json({ recoveryCodes: await renewRecoveryCodes(c.var.owner, c.req.valid('json')) }),
  )
  .delete(
    '/api/auth/two-step',
    endpoint({
      summary: 'Turn two-step login off',
      access: 'owner-fresh',
      role: 'agent',
      body: twoStepChange,
      answers: { 204: null },
    }),
    async (c) => {
      await turnOff(c.var.owner, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
