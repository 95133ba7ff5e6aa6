import { Hono } from 'hono'
import { home } from '../../contract/home'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { readHome } from './readHome'
import { noteVisit } from './visits'

export const homeRoutes = new Hono<AppEnv>()
  .basePath('/api/businesses/:id/home')
  .get(
    '/',
    endpoint({
      summary: 'Get what matters now: setup, people to call back, questions to answer, and what’s new',
      access: 'owner',
      role: 'agent',
      answers: { 200: home },
    }),
    async (c) => c.json(await readHome(c.var.owner, c.req.param('id'))),
  )
  .put(
    '/seen',
    endpoint({
      summary: 'Note that someone looked, so that next time only news since then is shown',
      access: 'owner',
      role: 'agent',
      answers: { 204: null },
    }),
    async (c) => {
      await noteVisit(c.var.owner, c.req.param('id'))
      return c.body(null, 204)
    },
  )
