import { Hono } from 'hono'
import {
  decideByLinkRequest,
  originLinkRequest,
  originLinkView,
  originsRequest,
  originsView,
} from '../../../contract/origins'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint } from '../../platform/http/endpoint'
import { limitByAddress } from '../../platform/http/rateLimit'
import { decideByLink, readOriginLink } from './originLink'
import { listOrigins, saveOrigins } from './ownOrigins'

/** The calls behind mailed links are POST, so that no token ends up in a log of addresses and no mail scanner's GET changes anything. */
export const originRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses/:id/origins',
    endpoint({
      summary: 'List the sites that show the chat or are allowed to',
      access: 'owner',
      role: 'manager',
      answers: { 200: originsView },
    }),
    async (c) => c.json({ origins: await listOrigins(c.var.owner, c.req.param('id')) }),
  )
  .put(
    '/api/businesses/:id/origins',
    endpoint({
      summary: 'Replace the list of sites',
      access: 'owner',
      role: 'manager',
      body: originsRequest,
      answers: { 200: originsView },
    }),
    async (c) => c.json({ origins: await saveOrigins(c.var.owner, c.req.param('id'), c.req.valid('json')) }),
  )
  .post(
    '/api/origin-links/read',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Get the site behind an emailed link, without using the link up',
      access: 'public',
      body: originLinkRequest,
      answers: { 200: originLinkView },
    }),
    async (c) => c.json(await readOriginLink(c.var.ctx, c.req.valid('json').token)),
  )
  .post(
    '/api/origin-links/decide',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Allow or block the site behind an emailed link, once',
      access: 'public',
      body: decideByLinkRequest,
      answers: { 200: originLinkView },
    }),
    async (c) => c.json(await decideByLink(c.var.ctx, c.req.valid('json'))),
  )
