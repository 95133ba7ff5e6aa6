import { Hono } from 'hono'
import * as z from 'zod/mini'
import { chatMessage, chatPending, chatReply, chatRequest, pageVisitorRequest, sessionId } from '../../contract/chat'
import { ratingRequest } from '../../contract/curation'
import { admitSite, loadProfile, serviceLevel } from '../businesses'
import { messageView, setPageVisitor } from '../inbox'
import { chatSession } from '../platform/chatSessionObject'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { assertWithinLimit, callerAddress } from '../platform/http/rateLimit'
import { streamSocket } from '../platform/live/streamSocket'
import { answerMessage } from './answerMessage'
import { chatSwitchedOff } from './errors'
import { eventStream, runToEnd } from './eventStream'
import { noteLinkOpened } from './noteLinkOpened'
import { rateMessage } from './rateMessage'

/** `:businessId` may be a business's id or its owner's publishable key. */
export const chatRoutes = new Hono<AppEnv>()
  .post(
    '/api/chat/:businessId/message',
    endpoint({
      summary: 'Send a message to a business; with Accept: text/event-stream, the reply is streamed',
      access: 'public',
      body: chatRequest,
      answers: { 200: chatReply, 202: chatPending },
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
      if ('pending' in replying) return c.json(replying, 202)
      if (c.req.header('accept')?.includes('text/event-stream')) return eventStream(ctx, c.req.raw.signal, replying)
      const replied = runToEnd(replying)
      ctx.waitUntil(replied)
      const reply = await replied
      return c.json(reply, 'pending' in reply ? 202 : 200)
    },
  )
  .post(
    '/api/chat/:businessId/messages/:messageId/rating',
    endpoint({
      summary: 'Rate a reply with a thumbs-up or thumbs-down; the last one counts',
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
  .post(
    '/api/chat/:businessId/booking-link',
    endpoint({
      summary: 'Note that a visitor opened the booking link',
      access: 'public',
      body: z.object({ sessionId }),
      answers: { 204: null },
    }),
    async (c) => {
      const { ctx } = c.var
      await assertWithinLimit(c.env.CHAT_LIMIT, `booking-link:${callerAddress((name) => c.req.header(name))}`)
      const profile = await loadProfile(ctx, c.req.param('businessId'))
      await admitSite(c, profile)
      await noteLinkOpened(ctx, profile.id, c.req.valid('json').sessionId)
      return c.body(null, 204)
    },
  )
  .get(
    '/api/chat/:businessId/events',
    endpoint({
      summary:
        'Stream what a person writes to the visitor, as server-sent events; Last-Event-ID or `after` is the last message received',
      access: 'public',
      query: z.object({ sessionId, after: z.optional(z.string().check(z.maxLength(64))) }),
      answers: { 200: null, 204: null },
    }),
    async (c) => {
      await assertWithinLimit(c.env.CHAT_LIMIT, `events:${callerAddress((name) => c.req.header(name))}`)
      const { id } = await loadProfile(c.var.ctx, c.req.param('businessId'))
      const { sessionId: session, after } = c.req.valid('query')
      const known = c.req.header('last-event-id') ?? after ?? ''
      const object = chatSession(c.var.ctx, id, session)
      return streamSocket(object, `/?after=${encodeURIComponent(known)}`, c.req.raw.signal)
    },
  )
  .post(
    '/api/chat/:businessId/visitor',
    endpoint({
      summary: 'Save what the page says about its visitor, to show the owner next to the conversation',
      access: 'public',
      body: pageVisitorRequest,
      answers: { 204: null },
    }),
    async (c) => {
      const { ctx } = c.var
      await assertWithinLimit(c.env.CHAT_LIMIT, `visitor:${callerAddress((name) => c.req.header(name))}`)
      const profile = await loadProfile(ctx, c.req.param('businessId'))
      await admitSite(c, profile)
      await setPageVisitor(ctx, { ...c.req.valid('json'), businessId: profile.id })
      return c.body(null, 204)
    },
  )
  .post(
    '/api/chat/:businessId/typing',
    endpoint({
      summary: 'Note that the visitor is typing to a person',
      access: 'public',
      body: z.object({ sessionId }),
      answers: { 204: null },
    }),
    async (c) => {
      await assertWithinLimit(c.env.CHAT_LIMIT, `typing:${callerAddress((name) => c.req.header(name))}`)
      const { id } = await loadProfile(c.var.ctx, c.req.param('businessId'))
      await chatSession(c.var.ctx, id, c.req.valid('json').sessionId).visitorTyping()
      return c.body(null, 204)
    },
  )
  .get(
    '/api/chat/:businessId/messages',
    endpoint({
      summary: 'List what’s been said in a visit so far, oldest first',
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
