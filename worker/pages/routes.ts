import { Hono } from 'hono'
import { ADMIN_SECTIONS } from '../../contract/adminSections'
import { siteSettings } from '../../contract/site'
import { noteFramedSighting } from '../businesses/noteSighting'
import type { AppContext, AppEnv } from '../http/appEnv'
import { endpoint } from '../http/endpoint'
import { onlyWhereOn } from '../http/onlyWhereOn'
import { widgetPolicy } from '../http/securityHeaders'
import { listLocalMail } from '../mail/listLocalMail'
import { robotsTxt, sitemapXml } from './forCrawlers'
import { marketingPage } from './marketingPage'
import { paymentPage } from './paymentPage'
import { shell } from './shell'

const app = (c: AppContext) => shell(c, 'app')
export const notFoundPage = (c: AppContext) => shell(c, '404', { status: 404 })

// The widget is made to stand on other people's pages; which ones is the owner's to say, and nobody has said so yet.
const FRAMED_ANYWHERE = widgetPolicy('*')

const SECTION = `(?:${ADMIN_SECTIONS.join('|')})`

export const pageRoutes = new Hono<AppEnv>()
  .get(
    '/api/site-settings',
    endpoint({ summary: 'How to reach support', access: 'public', answers: { 200: siteSettings } }),
    (c) => {
      const { SUPPORT_EMAIL: supportEmail, SUPPORT_PHONE: supportPhone } = c.var.ctx.settings
      return c.json({ ...(supportEmail && { supportEmail }), ...(supportPhone && { supportPhone }) })
    },
  )
  .get('/', (c) => marketingPage(c, 'landing'))
  .get('/pricing', (c) => marketingPage(c, 'pricing'))
  .get('/robots.txt', (c) => c.text(robotsTxt(c.var.ctx.origin)))
  .get('/sitemap.xml', (c) => c.body(sitemapXml(c.var.ctx.origin), 200, { 'content-type': 'application/xml' }))
  .get('/login', app)
  .get('/register', app)
  .get('/recovery', app)
  .get('/reset-password', app)
  .get('/confirm-email', app)
  .get('/answer', app)
  .get('/success', app)
  .get('/instructions', app)
  .get('/subscribe', (c) => shell(c, 'app', { headers: paymentPage(c.var.ctx) }))
  .get('/test-registration', onlyWhereOn('TEST_REGISTRATION'), app)
  .get(`/admin/:section{${SECTION}}?`, app)
  .get(`/admin-direct/:section{${SECTION}}?`, app)
  .get('/admin-direct/conversations/:conversationId', app)
  .get('/docs/components', onlyWhereOn('DEV_TOOLS'), app)
  .get('/operator/support', app)
  .get('/dev/outbox', onlyWhereOn('DEV_TOOLS'), async (c) =>
    c.req.header('accept')?.includes('text/html') ? app(c) : c.json(await listLocalMail(c.var.ctx)),
  )
  // A file of this name would be redirected to one without its ending.
  .get('/test-widget.html', (c) => shell(c, 'test-widget'))
  // Stands inside the settings, and nowhere else.
  .get('/preview', (c) => shell(c, 'preview', { headers: { 'content-security-policy': widgetPolicy("'self'") } }))
  .get('/widget/:businessId', (c) => {
    // The frame's own reads carry our origin: it is this request that names the site around it.
    if (c.req.header('sec-fetch-dest') === 'iframe') {
      noteFramedSighting(c.var.ctx, c.req.param('businessId'), { page: c.req.header('referer'), self: c.req.url })
    }
    return shell(c, 'widget', { headers: { 'content-security-policy': FRAMED_ANYWHERE } })
  })
