import { Hono } from 'hono'
import {
  changePasswordRequest,
  forgotPasswordRequest,
  forgotPasswordResponse,
  resetPasswordRequest,
} from '../../../contract/accounts'
import { askForReset, changePassword, resetPassword } from '../../accounts'
import { firstBusinessOf } from '../../businesses'
import type { Context } from '../../platform/context'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint } from '../../platform/http/endpoint'
import { limitByAddress } from '../../platform/http/rateLimit'

const businessNameOf = async (ctx: Context, customerId: string): Promise<string | undefined> =>
  (await firstBusinessOf(ctx, customerId))?.name

const SENT = 'If an account exists with this email, a link to set a new password is on its way.'

export const passwordRoutes = new Hono<AppEnv>()
  .post(
    '/api/forgot-password',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Ask for a link to set a new password',
      access: 'public',
      body: forgotPasswordRequest,
      answers: { 200: forgotPasswordResponse },
    }),
    async (c) => {
      await askForReset(c.var.ctx, c.req.valid('json').email)
      return c.json({ message: SENT })
    },
  )
  .post(
    '/api/auth/reset-password',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Set a new password by the emailed link',
      access: 'public',
      body: resetPasswordRequest,
      answers: { 204: null },
    }),
    async (c) => {
      await resetPassword(c.var.ctx, c.req.valid('json'), (customerId) => businessNameOf(c.var.ctx, customerId))
      return c.body(null, 204)
    },
  )
  .post(
    '/api/auth/change-password',
    endpoint({
      summary: 'Change your password, and log out all other devices',
      access: 'owner-fresh',
      role: 'agent',
      body: changePasswordRequest,
      answers: { 204: null },
    }),
    async (c) => {
      const businessName = await businessNameOf(c.var.owner, c.var.owner.actor.customerId)
      await changePassword(c.var.owner, { ...c.req.valid('json'), businessName })
      return c.body(null, 204)
    },
  )
