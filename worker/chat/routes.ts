import { Hono } from 'hono'
import * as z from 'zod/mini'
import { chatMessage, chatReply, chatRequest, sessionId } from '../../contract/chat'
import { ratingRequest } from '../../contract/curation'
import { admitSite, loadProfile, serviceLevel } from '../businesses'
import { messageView } from '../inbox'
import { chatSession } from '../platform/chatSessionObject'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { assertWithinLimit, callerAddress } from '../platform/http/rateLimit'
import { answerMessage } from './answerMessage'
import { chatSwitchedOff } from './errors'
import { eventStream, runToEnd } from './eventStream'
import { rateMessage } from './rateMessage'

/** `:businessId` may be a business's id or its owner's publishable key. */
export const chatRoutes = new Hono<AppEnv>()
  .post(
    '/api/chat/:businessId/message',
    endpoint({
      summary: 'Say something to a business; with Accept: text/event-stream the reply is streamed',
      access: 'public',
      body: chatRequest,
      answers: { 200: chatReply },
    }),
    async (c) => {
      const { ctx } = c.var
      await assertWithinLimit(c.env.CHAT_LIMIT, `message:${callerAddress((name) => c.req.header(name))}`)
      const profile = await loadProfile(ctx, c.req.param('businessId'))
      if (serviceLevel(profile, ctx.now()) === 'off') throw chatSwitchedOff()
      await assertWithinLimit(c.env.BUSINESS_CHAT_LIMIT, profile.id)
      const message = c.req.valid('json')
      const admitted = await admitSite(c, profile, message.websiteUrl)
      const replying = await answerMessage(ctx, profile, { ...message, takesOnlyDetails: admitted === 'details' })
      if (c.req.header('accept')?.includes('text/event-stream')) return eventStream(ctx, c.req.raw.signal, replying)
      const reply = runToEnd(replying)
      ctx.waitUntil(reply)
      return c.json(await reply)
    },
  )
  .post(
    '/api/chat/:businessId/messages/:messageId/rating',
    endpoint({
      summary: 'A thumb up or down on a reply; the last one counts',
      access: 'public',
      body: ratingRequest,
      answers: { 204: null },
    }),
    async (c) => {
      const { ctx } = c.var
      await assertWithinLimit(c.env.CHAT_LIMIT, `rating:${callerAddress((name) => c.req.header(name))}`)
      const profile = await loadProfile(ctx, c.req.param('businessId'))
      await rateMessage(ctx, profile, { messageId: c.req.param('messageId'), ...c.req.valid('json') })
      return c.body(null, 204)
    },
  )
  .get(
    '/api/chat/:businessId/messages',
    endpoint({
      summary: 'What was said in a visit so far, oldest first',
      access: 'public',
      query: z.object({ sessionId }),
      answers: { 200: z.array(chatMessage) },
    }),
    async (c) => {
      await assertWithinLimit(c.env.CHAT_LIMIT, `messages:${callerAddress((name) => c.req.header(name))}`)
      const { id } = await loadProfile(c.var.ctx, c.req.param('businessId'))
      const { messages } = await chatSession(c.var.ctx, id, c.req.valid('query').sessionId).transcript()
      return c.json(messages.map(messageView))
    },
  )
