import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { authenticate } from './accounts'
import { accountRoutes } from './accounts/routes'
import { accountSettingsRoutes } from './accounts/settings/routes'
import { twoStepRoutes } from './accounts/twoStep/routes'
import { analyticsRoutes } from './analytics/routes'
import { billingRoutes } from './billing/routes'
import { businessRoutes } from './businesses/routes'
import { chatRoutes } from './chat/routes'
import { curationRoutes } from './curation/routes'
import { versionRoutes } from './curation/versions/routes'
import { homeRoutes } from './home/routes'
import { inboxRoutes } from './inbox/routes'
import { savedReplyRoutes } from './inbox/savedReplies/routes'
import { authenticateKey } from './integrations'
import { integrationRoutes } from './integrations/routes'
import { knowledgeRoutes } from './knowledge/routes'
import { leadChangeRoutes } from './leads/changes/routes'
import { leadImportRoutes } from './leads/importing/routes'
import { noteRoutes } from './leads/notes/routes'
import { leadRoutes } from './leads/routes'
import { leadTellingRoutes } from './leads/telling/routes'
import { passwordRoutes } from './lifecycle/passwords/routes'
import { privacyRoutes } from './lifecycle/privacy/routes'
import { lifecycleRoutes } from './lifecycle/routes'
import { notificationRoutes } from './notifications/routes'
import { checkHealth, healthResponse } from './operator'
import { operatorRoutes } from './operator/routes'
import { notFoundPage, pageRoutes } from './pages/routes'
import { createContext } from './platform/context'
import { SettingsInvalid } from './platform/env'
import { isApiKeyToken } from './platform/http/apiKeyAccess'
import type { AppEnv } from './platform/http/appEnv'
import { endpoint } from './platform/http/endpoint'
import { noStoreByDefault } from './platform/http/noStoreByDefault'
import { describeApi } from './platform/http/openapi'
import { handleError, ProblemError, problemResponse } from './platform/http/problem'
import { callerAddress } from './platform/http/rateLimit'
import { refuseForeignHosts } from './platform/http/refuseForeignHosts'
import { requestId } from './platform/http/requestId'
import { securityHeaders } from './platform/http/securityHeaders'
import { mailRoutes } from './platform/mail/routes'
import { visitorBookingRoutes } from './scheduling/after/routes'
import { waitlistRoutes } from './scheduling/after/waitlist/routes'
import { calendlyRoutes } from './scheduling/calendly/routes'
import { bookingRoutes } from './scheduling/record/routes'
import { schedulingRoutes } from './scheduling/routes'
import { calendarRoutes } from './scheduling/sync/routes'
import { supportRoutes } from './support/routes'
import { teamRoutes } from './team/routes'
import { usageRoutes } from './usage/routes'

/**
 * For calls from other origins, such as the widget's. Any origin may call, since there are no cookies and these calls do no more than any
 * visitor may.
 */
const fromAnyPage = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'OPTIONS'],
  allowHeaders: ['Content-Type', 'Idempotency-Key', 'Accept', 'Last-Event-ID'],
  maxAge: 86400,
})

export const app = new Hono<AppEnv>()

app.onError(handleError)
app.notFound((c) => {
  if (c.req.path.startsWith('/api/') || c.req.path === '/api') {
    return problemResponse(new ProblemError(404, 'not-found', 'There is nothing at this address.'))
  }
  return notFoundPage(c)
})

app.use(requestId)
app.use(securityHeaders)
app.use(refuseForeignHosts)
app.use('/api/*', noStoreByDefault)
app.use('/api/chat/*', fromAnyPage)
app.use('/api/widget/*', fromAnyPage)
app.use('/api/leads', fromAnyPage)
// Of bookings only what visitors do: a token of an owner isn't let through.
for (const part of ['slots', 'holds', 'bookings', 'waitlist']) app.use(`/api/businesses/:id/${part}`, fromAnyPage)
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed: (_, methods) =>
      problemResponse(
        new ProblemError(405, 'method-not-allowed', `Use ${methods.join(' or ')} here.`, {
          headers: { allow: methods.join(', ') },
        }),
      ),
  }),
)
app.use(async (c, next) => {
  try {
    c.set(
      'ctx',
      createContext(c.env, {
        waitUntil: (work) => c.executionCtx.waitUntil(work),
        actor: { kind: 'visitor' },
        origin: new URL(c.req.url).origin,
        client: { address: callerAddress((name) => c.req.header(name)), userAgent: c.req.header('user-agent') },
      }),
    )
  } catch (error) {
    if (error instanceof SettingsInvalid) throw new ProblemError(503, 'setting-invalid', error.message)
    throw error
  }
  c.set('authenticate', (ctx, token, need) =>
    isApiKeyToken(token) ? authenticateKey(ctx, token) : authenticate(ctx, token, need),
  )
  await next()
})

app.route('/', accountRoutes)
app.route('/', twoStepRoutes)
app.route('/', passwordRoutes)
app.route('/', accountSettingsRoutes)
app.route('/', analyticsRoutes)
app.route('/', billingRoutes)
app.route('/', businessRoutes)
app.route('/', versionRoutes)
app.route('/', chatRoutes)
app.route('/', curationRoutes)
app.route('/', homeRoutes)
app.route('/', inboxRoutes)
app.route('/', integrationRoutes)
app.route('/', knowledgeRoutes)
app.route('/', leadRoutes)
app.route('/', leadTellingRoutes)
app.route('/', leadChangeRoutes)
app.route('/', leadImportRoutes)
app.route('/', noteRoutes)
app.route('/', savedReplyRoutes)
app.route('/', bookingRoutes)
app.route('/', schedulingRoutes)
app.route('/', calendlyRoutes)
app.route('/', visitorBookingRoutes)
app.route('/', waitlistRoutes)
app.route('/', calendarRoutes)
app.route('/', lifecycleRoutes)
app.route('/', privacyRoutes)
app.route('/', mailRoutes)
app.route('/', notificationRoutes)
app.route('/', operatorRoutes)
app.route('/', supportRoutes)
app.route('/', teamRoutes)
app.route('/', usageRoutes)
app.get(
  '/api/health',
  endpoint({ summary: 'Check whether everything is up', access: 'public', answers: { 200: healthResponse } }),
  async (c) => c.json(await checkHealth(c.var.ctx)),
)
app.get('/api/openapi.json', (c) => c.json(describeApi(app, c.var.ctx.origin)))
app.route('/', pageRoutes)
