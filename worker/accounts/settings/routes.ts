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
      summary: 'List logins and account changes',
      access: 'owner-fresh',
      query: z.object(pageQuery),
      answers: { 200: z.array(auditEntry) },
    }),
    async (c) => pageResponse(c, await listAudit(c.var.owner, decodeCursor(c.req.valid('query').cursor))),
  )
  .get(
    '/api/account/notices',
    endpoint({
      summary: 'List email that couldn’t be delivered',
      access: 'owner',
      role: 'manager',
      answers: { 200: z.array(deliveryNotice) },
    }),
    async (c) => c.json(await listNotices(c.var.owner)),
  )
  .put(
    '/api/account/name',
    endpoint({
      summary: 'Save the first name visitors see when this person answers',
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
      summary: 'Ask to change the email address; both addresses have to confirm',
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
      summary: 'Confirm an email change by the emailed link',
      access: 'public',
      body: emailConfirmRequest,
      answers: { 200: emailConfirmed },
    }),
    async (c) => c.json(await confirmEmailChange(c.var.ctx, c.req.valid('json').token)),
  )
  .delete(
    '/api/account',
    endpoint({
      summary: 'Schedule the account to be deleted in seven days',
      access: 'owner-fresh',
      body: deletionRequest,
      answers: { 202: deletionAsked },
    }),
    async (c) => c.json(await askForDeletion(c.var.owner, c.req.valid('json').password), 202),
  )
  .post(
    '/api/account/restore',
    endpoint({ summary: 'Keep the account after all', access: 'owner-fresh', answers: { 204: null } }),
    async (c) => {
      await takeBackDeletion(c.var.owner)
      return c.body(null, 204)
    },
  )
