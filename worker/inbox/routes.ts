import { Hono } from 'hono'
import * as z from 'zod/mini'
import { conversation, conversationHead } from '../../contract/chat'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { decodeCursor, pageQuery, pageResponse } from '../platform/http/page'
import { listConversations } from './listConversations'
import { readConversation } from './readConversation'

export const inboxRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses/:id/conversations',
    endpoint({
      summary: 'Conversations of a business, the one last spoken in first',
      access: 'owner',
      query: z.object(pageQuery),
      answers: { 200: z.array(conversationHead) },
    }),
    async (c) =>
      pageResponse(
        c,
        await listConversations(c.var.owner, c.req.param('id'), decodeCursor(c.req.valid('query').cursor)),
      ),
  )
  .get(
    '/api/businesses/:id/conversations/:conversationId',
    endpoint({ summary: 'A conversation with its messages', access: 'owner', answers: { 200: conversation } }),
    async (c) => {
      const { id: businessId, conversationId } = c.req.param()
      return c.json(await readConversation(c.var.owner, { businessId, conversationId }))
    },
  )
