import { Hono } from 'hono'
import { ADMIN_SECTIONS } from '../../contract/adminSections'
import { siteSettings } from '../../contract/site'
import type { AppContext, AppEnv } from '../http/appEnv'
import { endpoint } from '../http/endpoint'
import { onlyWhereOn } from '../http/onlyWhereOn'
import { contentSecurityPolicy } from '../http/securityHeaders'
import { listLocalMail } from '../mail/listLocalMail'
import { paymentPage } from './paymentPage'

/** Shells are files that only the Worker hands out, each under its own address. */
async function shell(
  c: AppContext,
  name: 'app' | 'widget' | 'test-widget' | '404',
  init: { status?: 200 | 404; headers?: Record<string, string> } = {},
) {
  const page = await c.env.ASSETS.fetch(new URL(`/_x/${name}`, c.req.url))
  return new Response(page.body, {
    status: init.status ?? 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...init.headers },
  })
}

const app = (c: AppContext) => shell(c, 'app')
export const notFoundPage = (c: AppContext) => shell(c, '404', { status: 404 })

// The widget is made to stand on other people's pages; which ones is the owner's to say, and nobody has said so yet.
const FRAMED_ANYWHERE = contentSecurityPolicy('*')

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
  .get('/login', app)
  .get('/register', app)
  .get('/recovery', app)
  .get('/reset-password', app)
  .get('/confirm-email', app)
  .get('/success', app)
  .get('/instructions', app)
  .get('/subscribe', (c) => shell(c, 'app', { headers: paymentPage(c.var.ctx) }))
  .get('/test-registration', onlyWhereOn('TEST_REGISTRATION'), app)
  .get(`/admin/:section{${SECTION}}?`, app)
  .get(`/admin-direct/:section{${SECTION}}?`, app)
  .get('/admin-direct/conversations/:conversationId', app)
  .get('/dev/outbox', onlyWhereOn('DEV_TOOLS'), async (c) =>
    c.req.header('accept')?.includes('text/html') ? app(c) : c.json(await listLocalMail(c.var.ctx)),
  )
  // A file of this name would be redirected to one without its ending.
  .get('/test-widget.html', (c) => shell(c, 'test-widget'))
  .get('/widget/:businessId', (c) => shell(c, 'widget', { headers: { 'content-security-policy': FRAMED_ANYWHERE } }))
