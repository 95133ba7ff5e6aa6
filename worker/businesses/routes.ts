import { Hono } from 'hono'
import * as z from 'zod/mini'
import { passwordRequest } from '../../contract/account'
import { business, businessPatch, businessRequest, faq, faqRequest, publicBusiness } from '../../contract/businesses'
import { businessFactsRequest, factsView } from '../../contract/facts'
import { identitySecret } from '../../contract/pageVisitor'
import { launcherSettings, widgetConfig } from '../../contract/widget'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { limitByAddress } from '../platform/http/rateLimit'
import { addBusiness } from './addBusiness'
import { saveFacts, viewFacts } from './facts'
import { addFaq, listFaqs, removeFaq, saveFaq } from './faqs'
import { makeIdentitySecret } from './identitySecret'
import { listBusinesses } from './listBusinesses'
import { loadProfile } from './loadProfile'
import { judgeSite } from './origins/judgeSite'
import { recordSighting } from './origins/recordSighting'
import { originRoutes } from './origins/routes'
import { siteOf } from './origins/site'
import { readBusiness } from './readBusiness'
import { patchBusiness, replaceBusiness } from './saveBusiness'
import { setupRoutes } from './setup/routes'
import { launcherView, widgetConfigView } from './widgetViews'

/** Long enough to cost nothing on a busy page, short enough that an owner sees a changed color soon. */
const LAUNCHER_CACHE = 'public, max-age=60, stale-while-revalidate=600'

const ownerRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses',
    endpoint({
      summary: 'List the owner’s businesses',
      access: 'owner',
      role: 'agent',
      answers: { 200: z.array(business) },
    }),
    async (c) => c.json(await listBusinesses(c.var.owner)),
  )
  .post(
    '/api/businesses',
    endpoint({
      summary: 'Add a business, up to the plan’s limit',
      access: 'owner',
      body: businessRequest,
      answers: { 201: z.object({ id: z.string() }) },
    }),
    async (c) => c.json({ id: await addBusiness(c.var.owner, c.req.valid('json')) }, 201),
  )
  .put(
    '/api/businesses/:id',
    endpoint({
      summary: 'Replace a business’s settings',
      access: 'owner',
      role: 'manager',
      body: businessRequest,
      answers: { 200: business },
    }),
    async (c) => c.json(await replaceBusiness(c.var.owner, c.req.param('id'), c.req.valid('json'))),
  )
  .patch(
    '/api/businesses/:id',
    endpoint({
      summary: 'Change some of a business’s settings',
      access: 'owner',
      role: 'manager',
      body: businessPatch,
      answers: { 200: business },
    }),
    async (c) => c.json(await patchBusiness(c.var.owner, c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/api/businesses/:id/identity-secret',
    endpoint({
      summary: 'Create a new secret for verifying visitors, replacing the old one',
      access: 'owner-fresh',
      body: passwordRequest,
      answers: { 201: identitySecret },
    }),
    async (c) =>
      c.json(await makeIdentitySecret(c.var.owner, { ...c.req.valid('json'), businessId: c.req.param('id') }), 201),
  )
  .get(
    '/api/businesses/:id/facts',
    endpoint({
      summary: 'Get a business’s hours, prices and other facts',
      access: 'owner',
      role: 'manager',
      answers: { 200: factsView },
    }),
    async (c) => c.json(await viewFacts(c.var.owner, c.req.param('id'))),
  )
  .put(
    '/api/businesses/:id/facts',
    endpoint({
      summary: 'Replace a business’s facts',
      access: 'owner',
      role: 'manager',
      body: businessFactsRequest,
      answers: { 200: factsView },
    }),
    async (c) => c.json(await saveFacts(c.var.owner, c.req.param('id'), c.req.valid('json'))),
  )
  .get(
    '/api/businesses/:id/faqs',
    endpoint({
      summary: 'List questions with the owner’s answers',
      access: 'owner',
      role: 'manager',
      scope: 'faqs:read',
      answers: { 200: z.array(faq) },
    }),
    async (c) => c.json(await listFaqs(c.var.owner, c.req.param('id'))),
  )
  .post(
    '/api/businesses/:id/faqs',
    endpoint({
      summary: 'Add a question',
      access: 'owner',
      role: 'manager',
      scope: 'faqs:write',
      body: faqRequest,
      answers: { 201: faq },
    }),
    async (c) => {
      const idempotencyKey = c.req.header('idempotency-key')?.slice(0, 200)
      return c.json(await addFaq(c.var.owner, c.req.param('id'), { ...c.req.valid('json'), idempotencyKey }), 201)
    },
  )
  .put(
    '/api/businesses/:id/faqs/:faqId',
    endpoint({
      summary: 'Change a question',
      access: 'owner',
      role: 'manager',
      scope: 'faqs:write',
      body: faqRequest,
      answers: { 200: faq },
    }),
    async (c) => c.json(await saveFaq(c.var.owner, c.req.param('id'), c.req.param('faqId'), c.req.valid('json'))),
  )
  .delete(
    '/api/businesses/:id/faqs/:faqId',
    endpoint({
      summary: 'Remove a question',
      access: 'owner',
      role: 'manager',
      scope: 'faqs:write',
      answers: { 204: null },
    }),
    async (c) => {
      await removeFaq(c.var.owner, c.req.param('id'), c.req.param('faqId'))
      return c.body(null, 204)
    },
  )

/** `:id` may be a business's id or its owner's publishable key. */
const publicRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses/:id',
    limitByAddress('PUBLIC_READ_LIMIT'),
    endpoint({
      summary: 'Get a business: all of it for its owner, the public part for anyone',
      access: 'optional',
      role: 'agent',
      answers: { 200: z.union([business, publicBusiness]) },
    }),
    async (c) => c.json(await readBusiness(c.var.ctx, c.req.param('id'), c.var.owner)),
  )
  .get(
    '/api/widget/:id/launcher',
    limitByAddress('PUBLIC_READ_LIMIT'),
    endpoint({ summary: 'Get the settings for the chat bubble', access: 'public', answers: { 200: launcherSettings } }),
    async (c) => {
      const { ctx } = c.var
      const profile = await loadProfile(ctx, c.req.param('id'))
      recordSighting(ctx, profile, { page: c.req.header('origin') ?? c.req.header('referer'), self: c.req.url })
      return c.json(launcherView(profile, ctx.now()), 200, { 'cache-control': LAUNCHER_CACHE })
    },
  )
  .get(
    '/api/widget/:id/config',
    limitByAddress('PUBLIC_READ_LIMIT'),
    endpoint({ summary: 'Get the settings for the chat panel', access: 'public', answers: { 200: widgetConfig } }),
    async (c) => {
      const { ctx } = c.var
      const profile = await loadProfile(ctx, c.req.param('id'))
      const config = widgetConfigView(profile, ctx.now())
      const site = siteOf(c.req.header('origin'))
      const isBlocked = site && judgeSite(ctx, profile, site, c.req.url) === 'blocked'
      return c.json(isBlocked ? { ...config, isActive: false } : config, 200, { 'cache-control': 'no-cache' })
    },
  )

export const businessRoutes = new Hono<AppEnv>()
  .route('/', ownerRoutes)
  .route('/', originRoutes)
  .route('/', setupRoutes)
  .route('/', publicRoutes)
