import { Hono } from 'hono'
import * as z from 'zod/mini'
import { passwordRequest } from '../../contract/account'
import { apiKey, apiKeyCreated, apiKeyRequest } from '../../contract/apiKeys'
import {
  deliveryQueued,
  secretRotated,
  webhookCreated,
  webhookDelivery,
  webhookEndpoint,
  webhookPatch,
  webhookRequest,
} from '../../contract/webhooks'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { decodeCursor, pageQuery, pageResponse } from '../platform/http/page'
import { addKey, listKeys, removeKey } from './keys/apiKeys'
import { listDeliveries, replayDelivery, sendTest } from './webhooks/deliveries'
import { addEndpoint, changeEndpoint, listEndpoints, removeEndpoint, rotateSecret } from './webhooks/endpoints'

const keyRoutes = new Hono<AppEnv>()
  .get(
    '/api/api-keys',
    endpoint({ summary: 'List the account’s API keys', access: 'owner-fresh', answers: { 200: z.array(apiKey) } }),
    async (c) => c.json(await listKeys(c.var.owner)),
  )
  .post(
    '/api/api-keys',
    endpoint({
      summary: 'Create an API key, which is only shown once (Enterprise)',
      access: 'owner-fresh',
      body: apiKeyRequest,
      answers: { 201: apiKeyCreated },
    }),
    async (c) => c.json(await addKey(c.var.owner, c.req.valid('json')), 201),
  )
  .delete(
    '/api/api-keys/:id',
    endpoint({ summary: 'Delete an API key', access: 'owner-fresh', answers: { 204: null } }),
    async (c) => {
      await removeKey(c.var.owner, c.req.param('id'))
      return c.body(null, 204)
    },
  )

const webhookRoutes = new Hono<AppEnv>()
  .get(
    '/api/webhook-endpoints',
    endpoint({
      summary: 'List the account’s webhooks',
      access: 'owner-fresh',
      answers: { 200: z.array(webhookEndpoint) },
    }),
    async (c) => c.json(await listEndpoints(c.var.owner)),
  )
  .post(
    '/api/webhook-endpoints',
    endpoint({
      summary: 'Add a webhook, whose secret is only shown once (Enterprise)',
      access: 'owner-fresh',
      body: webhookRequest,
      answers: { 201: webhookCreated },
    }),
    async (c) => c.json(await addEndpoint(c.var.owner, c.req.valid('json')), 201),
  )
  .patch(
    '/api/webhook-endpoints/:id',
    endpoint({
      summary: 'Change a webhook’s address or events, or turn it on or off',
      access: 'owner-fresh',
      body: webhookPatch,
      answers: { 200: webhookEndpoint },
    }),
    async (c) => c.json(await changeEndpoint(c.var.owner, c.req.param('id'), c.req.valid('json'))),
  )
  .delete(
    '/api/webhook-endpoints/:id',
    endpoint({ summary: 'Delete a webhook and its deliveries', access: 'owner-fresh', answers: { 204: null } }),
    async (c) => {
      await removeEndpoint(c.var.owner, c.req.param('id'))
      return c.body(null, 204)
    },
  )
  .post(
    '/api/webhook-endpoints/:id/rotate-secret',
    endpoint({
      summary: 'Replace a webhook’s secret; the old one keeps signing for a day',
      access: 'owner-fresh',
      body: passwordRequest,
      answers: { 200: secretRotated },
    }),
    async (c) => c.json(await rotateSecret(c.var.owner, { ...c.req.valid('json'), id: c.req.param('id') })),
  )
  .post(
    '/api/webhook-endpoints/:id/test',
    endpoint({ summary: 'Send a webhook a test event', access: 'owner-fresh', answers: { 202: deliveryQueued } }),
    async (c) => c.json(await sendTest(c.var.owner, c.req.param('id')), 202),
  )
  .get(
    '/api/webhook-endpoints/:id/deliveries',
    endpoint({
      summary: 'List what a webhook was sent in the last 30 days',
      access: 'owner-fresh',
      query: z.object(pageQuery),
      answers: { 200: z.array(webhookDelivery) },
    }),
    async (c) => {
      const after = decodeCursor(c.req.valid('query').cursor)
      return pageResponse(c, await listDeliveries(c.var.owner, c.req.param('id'), after))
    },
  )
  .post(
    '/api/webhook-endpoints/:id/deliveries/:deliveryId/replay',
    endpoint({
      summary: 'Send a delivery again, with the same id',
      access: 'owner-fresh',
      answers: { 202: deliveryQueued },
    }),
    async (c) => c.json(await replayDelivery(c.var.owner, c.req.param('id'), c.req.param('deliveryId')), 202),
  )

export const integrationRoutes = new Hono<AppEnv>().route('/', keyRoutes).route('/', webhookRoutes)
