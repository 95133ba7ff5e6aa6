import { Hono } from 'hono'
import * as z from 'zod/mini'
import { savedReply, savedReplyRequest } from '../../../contract/savedReplies'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint } from '../../platform/http/endpoint'
import { addSavedReply, editSavedReply, listSavedReplies, removeSavedReply } from './savedReplies'

export const savedReplyRoutes = new Hono<AppEnv>()
  .basePath('/api/businesses/:id/saved-replies')
  .get(
    '/',
    endpoint({
      summary: 'List saved replies, oldest first',
      access: 'owner',
      role: 'agent',
      answers: { 200: z.array(savedReply) },
    }),
    async (c) => c.json(await listSavedReplies(c.var.owner, c.req.param('id'))),
  )
  .post(
    '/',
    endpoint({
      summary: 'Save a reply',
      access: 'owner',
      role: 'manager',
      body: savedReplyRequest,
      answers: { 201: savedReply },
    }),
    async (c) =>
      c.json(await addSavedReply(c.var.owner, { businessId: c.req.param('id'), ...c.req.valid('json') }), 201),
  )
  .put(
    '/:replyId',
    endpoint({
      summary: 'Change a saved reply',
      access: 'owner',
      role: 'manager',
      body: savedReplyRequest,
      answers: { 200: savedReply },
    }),
    async (c) => {
      const { id: businessId, replyId: id } = c.req.param()
      return c.json(await editSavedReply(c.var.owner, { businessId, id, ...c.req.valid('json') }))
    },
  )
  .delete(
    '/:replyId',
    endpoint({ summary: 'Delete a saved reply', access: 'owner', role: 'manager', answers: { 204: null } }),
    async (c) => {
      const { id: businessId, replyId: id } = c.req.param()
      await removeSavedReply(c.var.owner, { businessId, id })
      return c.body(null, 204)
    },
  )
