import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import {
  calendarCallback,
  calendarChoice,
  calendarConnect,
  calendarConnection,
  isSyncedProvider,
  type SyncedProvider,
} from '../../../contract/outsideCalendars'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint } from '../../platform/http/endpoint'
import { limitByAddress } from '../../platform/http/rateLimit'
import { beginConnect, CONSENT_MS } from './beginConnect'
import { chooseCalendars } from './chooseCalendars'
import { listConnections } from './connections'
import { disconnect } from './disconnect'
import { providerUnknown } from './errors'
import { finishConnect } from './finishConnect'
import { takeNotification } from './takeNotification'

/**
 * Keeps PKCE's verifier in the browser that asked, for ten minutes. It says nothing of who is signed in and opens nothing by itself;
 * `Lax`, since the provider sends the browser back from its own site.
 */
const COOKIE = 'calendar-consent'
const COOKIE_PATH = '/api/calendars'

const syncedProvider = (text: string): SyncedProvider => {
  if (!isSyncedProvider(text)) throw providerUnknown()
  return text
}

export const calendarRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses/:id/calendars',
    endpoint({
      summary: 'List outside calendars, one per provider',
      access: 'owner',
      role: 'agent',
      answers: { 200: z.array(calendarConnection) },
    }),
    async (c) => c.json(await listConnections(c.var.owner, c.req.param('id'))),
  )
  .get(
    '/api/businesses/:id/calendars/:provider/connect',
    endpoint({
      summary: 'Get the link for connecting Google Calendar or Outlook (Enterprise)',
      access: 'owner-fresh',
      role: 'manager',
      answers: { 200: calendarConnect },
    }),
    async (c) => {
      const provider = syncedProvider(c.req.param('provider'))
      const { authorizationUrl, codeVerifier } = await beginConnect(c.var.owner, c.req.param('id'), provider)
      setCookie(c, COOKIE, codeVerifier, {
        path: COOKIE_PATH,
        httpOnly: true,
        sameSite: 'Lax',
        secure: c.var.ctx.origin.startsWith('https:'),
        maxAge: CONSENT_MS / 1000,
      })
      return c.json({ authorizationUrl })
    },
  )
  .put(
    '/api/businesses/:id/calendars/:provider',
    endpoint({
      summary: 'Choose which calendars block times, and which one bookings go into (Enterprise)',
      access: 'owner-fresh',
      role: 'manager',
      body: calendarChoice,
      answers: { 200: z.array(calendarConnection) },
    }),
    async (c) => {
      const provider = syncedProvider(c.req.param('provider'))
      return c.json(await chooseCalendars(c.var.owner, c.req.param('id'), provider, c.req.valid('json')))
    },
  )
  .delete(
    '/api/businesses/:id/calendars/:provider',
    endpoint({
      summary: 'Disconnect a calendar, and revoke and delete its credentials',
      access: 'owner-fresh',
      role: 'manager',
      answers: { 204: null },
    }),
    async (c) => {
      await disconnect(c.var.owner, c.req.param('id'), syncedProvider(c.req.param('provider')))
      return c.body(null, 204)
    },
  )
  .get(
    '/api/calendars/:provider/callback',
    limitByAddress('PUBLIC_READ_LIMIT'),
    endpoint({
      summary: 'Return from a calendar provider, and continue to the calendar screen',
      access: 'public',
      query: calendarCallback,
      answers: { 302: null },
    }),
    async (c) => {
      const provider = syncedProvider(c.req.param('provider'))
      const codeVerifier = getCookie(c, COOKIE)
      const result = await finishConnect(c.var.ctx, { ...c.req.valid('query'), provider, codeVerifier })
      deleteCookie(c, COOKIE, { path: COOKIE_PATH })
      return c.redirect(`/admin-direct/calendar?${new URLSearchParams({ part: 'places', provider, result })}`)
    },
  )
  .post(
    '/api/calendars/:provider/notifications',
    endpoint({
      summary: 'Receive a calendar provider’s change notices',
      access: 'public',
      answers: { 200: null, 202: null },
    }),
    async (c) => {
      const provider = syncedProvider(c.req.param('provider'))
      const challenge = await takeNotification(c.var.ctx, provider, c.req.raw)
      return challenge === undefined ? c.body(null, 202) : c.text(challenge)
    },
  )
