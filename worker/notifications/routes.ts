import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  delivery,
  mailOffRequest,
  notificationPreferencesView,
  notificationRules,
  notificationSettingsView,
  pushDevice,
  pushKey,
  pushSubscriptionRequest,
} from '../../contract/notifications'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { decodeCursor, pageQuery, pageResponse } from '../platform/http/page'
import { limitByAddress } from '../platform/http/rateLimit'
import { listDeliveries } from './deliveries/listDeliveries'
import { turnOffDigest } from './preferences/digestOff'
import { readPreferences, savePreferences } from './preferences/preferences'
import { addDevice, listDevices, removeDevice } from './push/devices'
import { testDevice } from './push/testDevice'
import { readSettings, saveSettings } from './rules/editRules'

export const notificationRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses/:id/notifications',
    endpoint({
      summary: 'Get who is told about leads, and in what order',
      access: 'owner',
      role: 'agent',
      answers: { 200: notificationSettingsView },
    }),
    async (c) => c.json(await readSettings(c.var.owner, c.req.param('id'))),
  )
  .put(
    '/api/businesses/:id/notifications',
    endpoint({
      summary: 'Choose who is told about leads',
      access: 'owner',
      role: 'manager',
      body: notificationRules,
      answers: { 200: notificationSettingsView },
    }),
    async (c) => c.json(await saveSettings(c.var.owner, { ...c.req.valid('json'), businessId: c.req.param('id') })),
  )
  .get(
    '/api/businesses/:id/notifications/deliveries',
    endpoint({
      summary: 'List what was sent to whom in the last 90 days, newest first',
      access: 'owner',
      role: 'agent',
      query: z.object(pageQuery),
      answers: { 200: z.array(delivery) },
    }),
    async (c) =>
      pageResponse(c, await listDeliveries(c.var.owner, c.req.param('id'), decodeCursor(c.req.valid('query').cursor))),
  )
  .post(
    '/api/digest-off',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Turn off the daily summary by its link',
      access: 'public',
      body: mailOffRequest,
      answers: { 204: null },
    }),
    async (c) => {
      await turnOffDigest(c.var.ctx, c.req.valid('json').token)
      return c.body(null, 204)
    },
  )
  // What a mail program's own button sends (RFC 8058): a form, to the address whose GET is the page that asks first.
  .post(
    '/digest-off',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Turn off the daily summary by the mail app’s unsubscribe button',
      access: 'public',
      query: mailOffRequest,
      answers: { 204: null },
    }),
    async (c) => {
      await turnOffDigest(c.var.ctx, c.req.valid('query').token)
      return c.body(null, 204)
    },
  )
  .get(
    '/api/account/notifications',
    endpoint({
      summary: 'Get how you hear about leads',
      access: 'owner',
      role: 'agent',
      answers: { 200: notificationPreferencesView },
    }),
    async (c) => c.json(await readPreferences(c.var.owner)),
  )
  .put(
    '/api/account/notifications',
    endpoint({
      summary: 'Choose how you hear about leads',
      access: 'owner',
      role: 'agent',
      body: notificationPreferencesView,
      answers: { 200: notificationPreferencesView },
    }),
    async (c) => c.json(await savePreferences(c.var.owner, c.req.valid('json'))),
  )
  .get(
    '/api/push/key',
    endpoint({
      summary: 'Get the public key browsers subscribe with, or null while notifications aren’t set up',
      access: 'owner',
      role: 'agent',
      answers: { 200: pushKey },
    }),
    (c) => c.json({ publicKey: c.var.ctx.settings.VAPID_PUBLIC_KEY ?? null }),
  )
  .get(
    '/api/push/subscriptions',
    endpoint({
      summary: 'List your devices that show notifications',
      access: 'owner',
      role: 'agent',
      answers: { 200: z.array(pushDevice) },
    }),
    async (c) => c.json(await listDevices(c.var.owner)),
  )
  .post(
    '/api/push/subscriptions',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Show notifications in this browser until it’s logged out',
      access: 'owner',
      role: 'agent',
      body: pushSubscriptionRequest,
      answers: { 201: pushDevice },
    }),
    async (c) => c.json(await addDevice(c.var.owner, c.req.valid('json')), 201),
  )
  .delete(
    '/api/push/subscriptions/:subscriptionId',
    endpoint({
      summary: 'Stop sending notifications to a device',
      access: 'owner',
      role: 'agent',
      answers: { 204: null },
    }),
    async (c) => {
      await removeDevice(c.var.owner, c.req.param('subscriptionId'))
      return c.body(null, 204)
    },
  )
  .post(
    '/api/push/subscriptions/:subscriptionId/test',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Send a test notification to a device',
      access: 'owner',
      role: 'agent',
      answers: { 204: null },
    }),
    async (c) => {
      await testDevice(c.var.owner, c.req.param('subscriptionId'))
      return c.body(null, 204)
    },
  )
