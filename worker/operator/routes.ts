import { Hono } from 'hono'
import * as z from 'zod/mini'
import { owedWork } from '../../contract/operator'
import { assertOperator } from '../businesses'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { listOwedWork, replayDeadLetter } from '../platform/outbox/deadLetters'

export const operatorRoutes = new Hono<AppEnv>()
  .get(
    '/api/operator/outbox',
    endpoint({
      summary: 'List pending work, or with dead=1 work that was given up (operator only)',
      access: 'owner-fresh',
      query: z.object({ dead: z.optional(z.enum(['0', '1'])) }),
      answers: { 200: z.array(owedWork) },
    }),
    async (c) => {
      await assertOperator(c.var.owner)
      const work = await listOwedWork(c.var.owner, { isDead: c.req.valid('query').dead === '1' })
      return c.json(work)
    },
  )
  .post(
    '/api/operator/outbox/:id/replay',
    endpoint({
      summary: 'Retry work that was given up (operator only)',
      access: 'owner-fresh',
      answers: { 202: null },
    }),
    async (c) => {
      await assertOperator(c.var.owner)
      await replayDeadLetter(c.var.owner, c.req.param('id'))
      return c.body(null, 202)
    },
  )
