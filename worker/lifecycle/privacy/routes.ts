import { Hono } from 'hono'
import {
  olderThan,
  olderThanQuery,
  privacyRequest,
  privacySettings,
  visitorDeleted,
  visitorFound,
  visitorQuery,
} from '../../../contract/privacy'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint } from '../../platform/http/endpoint'
import { zipResponse } from '../export/zipResponse'
import { describeVisitor } from './describeVisitor'
import { exportVisitor } from './exportVisitor'
import { forgetVisitor } from './forgetVisitor'
import { countOlder, readPrivacy, savePrivacy } from './savePrivacy'

export const privacyRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses/:id/privacy',
    endpoint({
      summary: 'Get how long a business keeps its data',
      access: 'owner',
      role: 'manager',
      answers: { 200: privacySettings },
    }),
    async (c) => c.json(await readPrivacy(c.var.owner, c.req.param('id'))),
  )
  .put(
    '/api/businesses/:id/privacy',
    endpoint({
      summary: 'Change how long a business keeps its data. If that would delete something, send mayDelete: true',
      access: 'owner-fresh',
      role: 'manager',
      body: privacyRequest,
      answers: { 200: privacySettings },
    }),
    async (c) => c.json(await savePrivacy(c.var.owner, c.req.param('id'), c.req.valid('json'))),
  )
  .get(
    '/api/businesses/:id/privacy/older',
    endpoint({
      summary: 'Count what’s older than these times',
      access: 'owner',
      role: 'manager',
      query: olderThanQuery,
      answers: { 200: olderThan },
    }),
    async (c) => c.json(await countOlder(c.var.owner, c.req.param('id'), c.req.valid('query'))),
  )
  .get(
    '/api/businesses/:id/visitors',
    endpoint({
      summary: 'Count what’s stored about one visitor',
      access: 'owner-fresh',
      role: 'manager',
      query: visitorQuery,
      answers: { 200: visitorFound },
    }),
    async (c) => c.json(await describeVisitor(c.var.owner, { ...c.req.valid('query'), businessId: c.req.param('id') })),
  )
  .get(
    '/api/businesses/:id/visitors/export',
    endpoint({
      summary: 'Download everything about one visitor as a ZIP',
      access: 'owner-fresh',
      role: 'manager',
      query: visitorQuery,
      answers: { 200: null },
    }),
    async (c) =>
      zipResponse(await exportVisitor(c.var.owner, { ...c.req.valid('query'), businessId: c.req.param('id') })),
  )
  .delete(
    '/api/businesses/:id/visitors',
    endpoint({
      summary: 'Delete one visitor everywhere',
      access: 'owner-fresh',
      role: 'manager',
      query: visitorQuery,
      answers: { 200: visitorDeleted },
    }),
    async (c) => c.json(await forgetVisitor(c.var.owner, { ...c.req.valid('query'), businessId: c.req.param('id') })),
  )
