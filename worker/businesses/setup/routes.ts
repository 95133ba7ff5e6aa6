import { Hono } from 'hono'
import { setup, setupProgress, webPersonRequest } from '../../../contract/setup'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint } from '../../platform/http/endpoint'
import { mailWebPerson } from './mailWebPerson'
import { readSetup, saveSetup } from './progress'

export const setupRoutes = new Hono<AppEnv>()
  .basePath('/api/businesses/:id/setup')
  .get(
    '/',
    endpoint({
      summary: 'Get how far setup is, and what visitors ask most in this line of work',
      access: 'owner',
      role: 'manager',
      answers: { 200: setup },
    }),
    async (c) => c.json(await readSetup(c.var.owner, c.req.param('id'))),
  )
  .put(
    '/',
    endpoint({
      summary: 'Save how far setup is',
      access: 'owner',
      role: 'manager',
      body: setupProgress,
      answers: { 200: setup },
    }),
    async (c) => c.json(await saveSetup(c.var.owner, c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/mail',
    endpoint({
      summary: 'Email the website code to whoever takes care of the site',
      access: 'owner',
      role: 'manager',
      body: webPersonRequest,
      answers: { 204: null },
    }),
    async (c) => {
      await mailWebPerson(c.var.owner, c.req.param('id'), c.req.valid('json').email)
      return c.body(null, 204)
    },
  )
