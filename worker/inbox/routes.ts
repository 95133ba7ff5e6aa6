import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  CONVERSATION_VIEWS,
  chatMessage,
  conversation,
  conversationHead,
  conversationTaken,
  personMessageRequest,
} from '../../contract/chat'
import { note, noteRequest } from '../../contract/notes'
import { ownBusiness } from '../businesses'
import { addNote, listNotes } from '../leads'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { decodeCursor, pageQuery, pageResponse } from '../platform/http/page'
import { streamSocket } from '../platform/live/streamSocket'
import { inbox } from './inboxObject'
import { listConversations } from './listConversations'
import { openConversation } from './openConversation'
import { readConversation } from './readConversation'
import { findConversation } from './takeover/findConversation'
import { resolve } from './takeover/resolve'
import { sendMessage, showTyping } from './takeover/sendMessage'
import { handBack, takeOver } from './takeover/takeOver'

const idsOf = ({ id, conversationId }: { id: string; conversationId: string }) => ({ businessId: id, conversationId })

export const inboxRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses/:id/conversations',
    endpoint({
      summary: 'List a business’s conversations, most recent first',
      access: 'owner',
      role: 'agent',
      scope: 'conversations:read',
      query: z.object({
        ...pageQuery,
        view: z.optional(z.enum(CONVERSATION_VIEWS, `view must be ${CONVERSATION_VIEWS.join(', ')}`)),
        q: z.optional(z.string().check(z.trim(), z.maxLength(200, 'Please search for 200 characters or fewer'))),
      }),
      answers: { 200: z.array(conversationHead) },
    }),
    async (c) => {
      const { cursor, ...filter } = c.req.valid('query')
      return pageResponse(c, await listConversations(c.var.owner, c.req.param('id'), decodeCursor(cursor), filter))
    },
  )
  .get(
    '/api/businesses/:id/conversations/:conversationId',
    endpoint({
      summary: 'Get a conversation with its messages',
      access: 'owner',
      role: 'agent',
      scope: 'conversations:read',
      answers: { 200: conversation },
    }),
    async (c) => c.json(await readConversation(c.var.owner, idsOf(c.req.param()))),
  )
  .post(
    '/api/businesses/:id/conversations/:conversationId/opened',
    endpoint({
      summary: 'Mark a conversation and its lead as opened',
      access: 'owner',
      role: 'agent',
      answers: { 204: null },
    }),
    async (c) => {
      await openConversation(c.var.owner, idsOf(c.req.param()))
      return c.body(null, 204)
    },
  )
  .post(
    '/api/businesses/:id/conversations/:conversationId/takeover',
    endpoint({
      summary: 'Take over from the front desk, which stops replying right away',
      access: 'owner',
      role: 'agent',
      answers: { 200: conversationTaken },
    }),
    async (c) => c.json(await takeOver(c.var.owner, idsOf(c.req.param()))),
  )
  .post(
    '/api/businesses/:id/conversations/:conversationId/messages',
    endpoint({
      summary: 'Write to the visitor, after taking over the conversation',
      access: 'owner',
      role: 'agent',
      body: personMessageRequest,
      answers: { 201: chatMessage },
    }),
    async (c) => c.json(await sendMessage(c.var.owner, { ...idsOf(c.req.param()), ...c.req.valid('json') }), 201),
  )
  .post(
    '/api/businesses/:id/conversations/:conversationId/typing',
    endpoint({
      summary: 'Show the visitor that someone is typing',
      access: 'owner',
      role: 'agent',
      answers: { 204: null },
    }),
    async (c) => {
      await showTyping(c.var.owner, idsOf(c.req.param()))
      return c.body(null, 204)
    },
  )
  .post(
    '/api/businesses/:id/conversations/:conversationId/handback',
    endpoint({
      summary: 'Hand the conversation back to the front desk',
      access: 'owner',
      role: 'agent',
      answers: { 204: null },
    }),
    async (c) => {
      await handBack(c.var.owner, idsOf(c.req.param()))
      return c.body(null, 204)
    },
  )
  .post(
    '/api/businesses/:id/conversations/:conversationId/resolve',
    endpoint({
      summary: 'Mark a conversation as done; a later message reopens it',
      access: 'owner',
      role: 'agent',
      answers: { 204: null },
    }),
    async (c) => {
      await resolve(c.var.owner, idsOf(c.req.param()))
      return c.body(null, 204)
    },
  )
  .get(
    '/api/businesses/:id/conversations/:conversationId/notes',
    endpoint({
      summary: 'List the notes on a conversation, which the visitor never sees, newest first',
      access: 'owner',
      role: 'agent',
      query: z.object(pageQuery),
      answers: { 200: z.array(note) },
    }),
    async (c) => {
      const { head } = await findConversation(c.var.owner, idsOf(c.req.param()))
      const subject = { businessId: head.businessId, conversationId: head.id, leadId: null }
      const after = decodeCursor(c.req.valid('query').cursor)
      return pageResponse(c, await listNotes(c.var.owner, { ...subject, after }))
    },
  )
  .post(
    '/api/businesses/:id/conversations/:conversationId/notes',
    endpoint({
      summary: 'Add a note to a conversation',
      access: 'owner',
      role: 'agent',
      body: noteRequest,
      answers: { 201: note },
    }),
    async (c) => {
      const { head } = await findConversation(c.var.owner, idsOf(c.req.param()))
      const subject = { businessId: head.businessId, conversationId: head.id, leadId: null }
      return c.json(await addNote(c.var.owner, { ...subject, ...c.req.valid('json') }), 201)
    },
  )
  .get(
    '/api/businesses/:id/events',
    endpoint({
      summary:
        'Stream what’s happening at a business, as server-sent events: lead, changed, conversation, message and typing',
      access: 'owner-fresh',
      role: 'agent',
      answers: { 200: null },
    }),
    async (c) => {
      const { id, country } = await ownBusiness(c.var.owner, c.req.param('id'))
      return streamSocket(inbox(c.var.ctx, id, country), `/${c.var.owner.actor.personId}`, c.req.raw.signal)
    },
  )
