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
} from '../../../contract/account'
import type { AppEnv } from '../../http/appEnv'
import { endpoint } from '../../http/endpoint'
import { decodeCursor, pageQuery, pageResponse } from '../../http/page'
import { limitByAddress } from '../../http/rateLimit'
import { listAudit } from '../audit/listAudit'
import { askForDeletion, takeBackDeletion } from '../deletion/askForDeletion'
import { askForEmailChange } from '../emailChange/askForEmailChange'
import { confirmEmailChange } from '../emailChange/confirmEmailChange'
import { exportAccount } from '../export/exportAccount'
import { listNotices } from '../notices/listNotices'

export const keepingRoutes = new Hono<AppEnv>()
  .get(
    '/api/account/audit',
    endpoint({
      summary: 'Sign-ins and changes of the account',
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
      answers: { 200: z.array(deliveryNotice) },
    }),
    async (c) => c.json(await listNotices(c.var.owner)),
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
  .get(
    '/api/account/export',
    endpoint({ summary: 'Everything of the account, as a ZIP', access: 'owner-fresh', answers: { 200: null } }),
    async (c) => {
      const { zip, fileName } = await exportAccount(c.var.owner)
      return c.body(streamOf(zip), 200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${fileName}"`,
      })
    },
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

/** Read only as fast as the owner's connection takes it. */
const streamOf = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
