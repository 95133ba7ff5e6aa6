import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../http/appEnv'
import { endpoint } from '../http/endpoint'
import { onlyWhereOn } from '../http/onlyWhereOn'
import { listLocalMail } from './listLocalMail'

const localMailResponse = z.array(
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    attachments: z.array(z.object({ fileName: z.string(), type: z.string(), text: z.string() })),
    sentAt: z.string(),
  }),
)

export const mailRoutes = new Hono<AppEnv>().get(
  '/api/dev/outbox',
  onlyWhereOn('DEV_TOOLS'),
  endpoint({
    summary: 'List email sent locally (development only)',
    access: 'public',
    answers: { 200: localMailResponse },
  }),
  async (c) => c.json(await listLocalMail(c.var.ctx)),
)
