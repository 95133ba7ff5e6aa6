import { Hono } from 'hono'
import { ADMIN_SECTIONS } from '../../contract/adminSections'
import { siteSettings } from '../../contract/site'
import { frameAncestors, loadProfile, recordSighting } from '../businesses'
import type { AppContext, AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { onlyWhereOn } from '../platform/http/onlyWhereOn'
import { ProblemError } from '../platform/http/problem'
import { appPolicy, widgetPolicy } from '../platform/http/securityHeaders'
import { listLocalMail } from '../platform/mail/listLocalMail'
import { robotsTxt, sitemapXml } from './forCrawlers'
import { infoPage } from './infoPage'
import { marketingPage } from './marketingPage'
import { paymentPage } from './paymentPage'
import { shell } from './shell'

const appShell = (name: 'app' | 'admin' | 'admin-direct' | 'register') => (c: AppContext) =>
  shell(c, name, { headers: { 'content-security-policy': appPolicy() } })
const app = appShell('app')
const admin = appShell('admin')
const adminDirect = appShell('admin-direct')
/** A page whose address is a key: it goes to no search engine, and to no other site as where one came from. */
const visitorPage = (c: AppContext) =>
  shell(c, 'app', {
    headers: {
      'content-security-policy': appPolicy(),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
export const notFoundPage = (c: AppContext) => shell(c, '404', { status: 404 })

const SECTION = `(?:${ADMIN_SECTIONS.join('|')})`

export const pageRoutes = new Hono<AppEnv>()
  .get(
    '/api/site-settings',
    endpoint({ summary: 'Get how to reach support', access: 'public', answers: { 200: siteSettings } }),
    (c) => {
      const { SUPPORT_EMAIL: supportEmail, SUPPORT_PHONE: supportPhone } = c.var.ctx.settings
      return c.json({ ...(supportEmail && { supportEmail }), ...(supportPhone && { supportPhone }) })
    },
  )
  .get('/', (c) => marketingPage(c, 'landing'))
  .get('/pricing', (c) => marketingPage(c, 'pricing'))
  .get('/security', (c) => infoPage(c, 'security'))
  .get('/privacy', (c) => infoPage(c, 'privacy'))
  .get('/terms', (c) => infoPage(c, 'terms'))
  .get('/contact', (c) => infoPage(c, 'contact'))
  .get('/robots.txt', (c) => c.text(robotsTxt(c.var.ctx.origin)))
  .get('/sitemap.xml', (c) => c.body(sitemapXml(c.var.ctx.origin), 200, { 'content-type': 'application/xml' }))
  .get('/login', app)
  .get('/register', appShell('register'))
  .get('/recovery', app)
  .get('/reset-password', app)
  .get('/confirm-email', app)
  .get('/join', app)
  .get('/lift-pause', app)
  .get('/answer', app)
  .get('/allow-site', app)
  .get('/report-off', app)
  .get('/digest-off', app)
  .get('/booking/:id', visitorPage)
  .get('/waitlist/:id', visitorPage)
  .get('/success', app)
  .get('/instructions', app)
  .get('/subscribe', (c) => shell(c, 'app', { headers: paymentPage(c.var.ctx) }))
  .get('/test-registration', onlyWhereOn('TEST_REGISTRATION'), app)
  .get('/admin/', admin)
  .get('/admin-direct/', adminDirect)
  .get(`/admin/:section{${SECTION}}?`, admin)
  .get(`/admin-direct/:section{${SECTION}}?`, adminDirect)
  .get('/admin-direct/conversations/:conversationId', adminDirect)
  .get('/admin/conversations/:conversationId', admin)
  .get('/admin/leads/:leadId', admin)
  .get('/admin-direct/leads/:leadId', adminDirect)
  .get('/docs', app)
  .get('/docs/components', onlyWhereOn('DEV_TOOLS'), app)
  .get('/operator/support', admin)
  .get('/dev/outbox', onlyWhereOn('DEV_TOOLS'), async (c) =>
    c.req.header('accept')?.includes('text/html') ? app(c) : c.json(await listLocalMail(c.var.ctx)),
  )
  // Served here because the asset server would redirect away the ".html".
  .get('/test-widget.html', (c) => shell(c, 'test-widget'))
  // The live preview, framed by the settings only.
  .get('/preview', (c) => shell(c, 'preview', { headers: { 'content-security-policy': widgetPolicy("'self'") } }))
  .get('/widget/:businessId', async (c) => {
    const ancestors = await ancestorsOf(c, c.req.param('businessId'))
    return shell(c, 'widget', { headers: { 'content-security-policy': widgetPolicy(ancestors) } })
  })

/** Calls from inside the frame carry our origin, so only the request for the page itself names the site around it. */
async function ancestorsOf(c: AppContext, idOrKey: string): Promise<string> {
  const { ctx } = c.var
  try {
    const profile = await loadProfile(ctx, idOrKey)
    const page = c.req.header('sec-fetch-dest') === 'iframe' ? c.req.header('referer') : undefined
    recordSighting(ctx, profile, { page, self: c.req.url })
    return frameAncestors(ctx, profile, page, c.req.url)
  } catch (error) {
    // For an unknown id the page shows an error, wherever it is framed.
    if (error instanceof ProblemError) return '*'
    throw error
  }
}
