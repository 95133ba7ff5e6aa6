import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  auditEntry,
  deletionAsked,
  deletionRequest,
  deliveryNotice,
  emailChangeAsked,
  emailChangeRequest,
  emailConfirmed,
  emailConfirmRequest,
  nameRequest,
} from '../../../contract/account'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint } from '../../platform/http/endpoint'
import { decodeCursor, pageQuery, pageResponse } from '../../platform/http/page'
import { limitByAddress } from '../../platform/http/rateLimit'
import { listAudit } from '../audit/listAudit'
import { askForDeletion, takeBackDeletion } from '../deletion/askForDeletion'
import { askForEmailChange } from '../emailChange/askForEmailChange'
import { confirmEmailChange } from '../emailChange/confirmEmailChange'
import { listNotices } from '../listNotices'
import { setFirstName } from '../people/firstName'

export const accountSettingsRoutes = new Hono<AppEnv>()
  .get(
    '/api/account/audit',
    endpoint({
      summary: 'Logins and account changes',
      access: 'owner-fresh',
      query: z.object(pageQuery),
      answers: { 200: z.array(auditEntry) },
    }),
    async (c) => pageResponse(c, await listAudit(c.var.owner, decodeCursor(c.req.valid('query').cursor))),
  )
  .get(
    '/api/account/notices',
    endpoint({
      summary: 'Mail that could not be delivered',
      access: 'owner',
      role: 'manager',
      answers: { 200: z.array(deliveryNotice) },
    }),
    async (c) => c.json(await listNotices(c.var.owner)),
  )
  .put(
    '/api/account/name',
    endpoint({
      summary: 'The first name that visitors see when this person answers them',
      access: 'owner',
      role: 'agent',
      body: nameRequest,
      answers: { 204: null },
    }),
    async (c) => {
      const { owner } = c.var
      await setFirstName(owner, c.req.valid('json').firstName ?? null)
      return c.body(null, 204)
    },
  )
  .post(
    '/api/account/email',
    endpoint({
      summary: 'Ask for another email address; both have to confirm',
      access: 'owner-fresh',
      body: emailChangeRequest,
      answers: { 202: emailChangeAsked },
    }),
    async (c) => c.json(await askForEmailChange(c.var.owner, c.req.valid('json')), 202),
  )
  .post(
    '/api/account/email/confirm',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Confirm a change of address by the mailed link',
      access: 'public',
      body: emailConfirmRequest,
      answers: { 200: emailConfirmed },
    }),
    async (c) => c.json(await confirmEmailChange(c.var.ctx, c.req.valid('json').token)),
  )
  .delete(
    '/api/account',
    endpoint({
      summary: 'Have the account deleted in seven days',
      access: 'owner-fresh',
      body: deletionRequest,
      answers: { 202: deletionAsked },
    }),
    async (c) => c.json(await askForDeletion(c.var.owner, c.req.valid('json').password), 202),
  )
  .post(
    '/api/account/restore',
    endpoint({ summary: 'Take the deletion back', access: 'owner-fresh', answers: { 204: null } }),
    async (c) => {
      await takeBackDeletion(c.var.owner)
      return c.body(null, 204)
    },
  )
