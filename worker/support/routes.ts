import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  receivedSupportRequest,
  SUPPORT_STATES,
  supportAnswer,
  supportRequest,
  supportRequestBody,
} from '../../contract/support'
import { assertOperator } from '../businesses'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { decodeCursor, pageQuery, pageResponse } from '../platform/http/page'
import { answerSupportRequest } from './answerSupportRequest'
import { askSupport } from './askSupport'
import { listReceived, listRequests } from './listRequests'

export const supportRoutes = new Hono<AppEnv>()
  .post(
    '/api/support',
    endpoint({
      summary: 'Write to support',
      access: 'owner',
      role: 'manager',
      body: supportRequestBody,
      answers: { 201: supportRequest },
    }),
    async (c) => {
      const idempotencyKey = c.req.header('idempotency-key')?.slice(0, 200)
      return c.json(await askSupport(c.var.owner, { ...c.req.valid('json'), idempotencyKey }), 201)
    },
  )
  .get(
    '/api/support',
    endpoint({
      summary: 'List the owner’s messages to support, and their status',
      access: 'owner',
      role: 'manager',
      query: z.object(pageQuery),
      answers: { 200: z.array(supportRequest) },
    }),
    async (c) => pageResponse(c, await listRequests(c.var.owner, decodeCursor(c.req.valid('query').cursor))),
  )
  .get(
    '/api/operator/support',
    endpoint({
      summary: 'List messages to support, priority first (operator only)',
      access: 'owner-fresh',
      query: z.object({ state: z._default(z.enum(SUPPORT_STATES, 'state must be open or answered'), 'open') }),
      answers: { 200: z.array(receivedSupportRequest) },
    }),
    async (c) => {
      await assertOperator(c.var.owner)
      const received = await listReceived(c.var.owner, c.req.valid('query').state)
      return c.json(received)
    },
  )
  .post(
    '/api/operator/support/:id/answer',
    endpoint({
      summary: 'Answer a message to support, or mark it as answered elsewhere (operator only)',
      access: 'owner-fresh',
      body: supportAnswer,
      answers: { 200: receivedSupportRequest },
    }),
    async (c) => {
      await assertOperator(c.var.owner)
      const { answer } = c.req.valid('json')
      return c.json(await answerSupportRequest(c.var.owner, { id: c.req.param('id'), answer: answer ?? null }))
    },
  )
