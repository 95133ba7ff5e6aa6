import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { api } from '../_test/api'
import { app } from '../app'
import type { Bindings } from '../platform/env'

test.each([
  '/',
  '/pricing',
  '/security',
  '/privacy',
  '/terms',
  '/contact',
  '/login',
  '/register',
  '/recovery',
  '/reset-password',
  '/confirm-email',
  '/lift-pause',
  '/answer',
  '/allow-site',
  '/report-off',
  '/digest-off',
  '/booking/bkg_any',
  '/waitlist/wtl_any',
  '/success',
  '/subscribe',
  '/instructions',
  '/test-registration',
  '/admin',
  '/admin/',
  '/admin-direct/',
  '/admin/integration',
  '/admin-direct',
  '/admin-direct/leads',
  '/admin-direct/account',
  '/admin-direct/answers',
  '/admin/answers',
  '/admin-direct/conversations/conv_any',
  '/admin/conversations/conv_any',
  '/operator/support',
  '/dev/outbox',
  '/docs',
  '/docs/components',
  '/widget/1',
  '/test-widget.html',
])('%s is a page of its own, at its own address', async (path) => {
  const response = await api(path, { headers: { accept: 'text/html' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/html')
})

test.each(['/admin/nonsense', '/admin-direct/nonsense', '/admin-direct/leadsandmore'])(
  '%s is no page: 404',
  async (path) => {
    const response = await api(path, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
  },
)

test.each([
  ['/widget/1', '*'],
  ['/widget/nobody', '*'],
  ['/preview', "'self'"],
  ['/admin', "'none'"],
  ['/admin-direct/settings', "'none'"],
  ['/allow-site', "'none'"],
  ['/answer', "'none'"],
  ['/booking/bkg_any', "'none'"],
  ['/waitlist/wtl_any', "'none'"],
  ['/login', "'none'"],
  ['/', "'none'"],
  ['/pricing', "'none'"],
  ['/subscribe', "'none'"],
  ['/no-such-page', "'none'"],
  ['/api/health', "'none'"],
])('%s may stand in frames of %s', async (path, ancestors) => {
  const policy = (await api(path)).headers.get('content-security-policy') ?? ''
  expect(/frame-ancestors ([^;]+)/.exec(policy)?.[1]).toBe(ancestors)
})

test.each([
  ['/admin', true],
  ['/admin-direct/conversations', true],
  ['/login', true],
  ['/', false],
  ['/pricing', false],
  ['/widget/1', false],
  ['/preview', false],
  ['/no-such-page', false],
])('%s may register the app’s service worker: %s', async (path, may) => {
  const policy = (await api(path)).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(may ? /trusted-types service-worker;/ : /trusted-types 'none';/)
  expect(policy).toContain("require-trusted-types-for 'script'")
})

test('the app alone can be installed', async () => {
  const manifest = /<link rel="manifest" href="\/manifest\.webmanifest"/
  expect(await (await api('/admin')).text()).toMatch(manifest)
  for (const path of ['/', '/pricing', '/widget/1']) expect(await (await api(path)).text()).not.toMatch(/manifest/)
})

test('a page takes no POST', async () => {
  const response = await api('/login', { method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toContain('GET')
})

const withSettings = (path: string, settings: Partial<Bindings>) =>
  app.fetch(new Request(`https://deskbell.test${path}`), { ...env, ...settings }, createExecutionContext())

test('the components’ page is for development alone', async () => {
  expect((await withSettings('/docs/components', { DEV_TOOLS: 'off' })).status).toBe(404)
})

test.each(['/', '/pricing', '/privacy'])(
  '%s says its own whole address, the public one where that is set',
  async (path) => {
    const page = await (await api(path)).text()
    expect(page).toContain(`<link rel="canonical" href="https://deskbell.test${path}"`)
    expect(page).toContain('<meta property="og:image" content="https://deskbell.test/social.png"')
    expect(page).not.toContain('deskbell.invalid')
    const published = await (await withSettings(path, { PUBLIC_URL: 'https://desk.example' })).text()
    expect(published).toContain(`<meta property="og:url" content="https://desk.example${path}"`)
  },
)

test.each(['/', '/pricing'])('%s loads nothing from elsewhere, unless a page-view tag is set', async (path) => {
  const plain = await api(path)
  expect(plain.headers.get('content-security-policy')).not.toMatch(/https:/)
  expect(await plain.text()).not.toMatch(/<script[^>]+src="https?:/)

  const tagged = await withSettings(path, { ANALYTICS_ID: 'G-TEST1234' })
  const policy = tagged.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(policy).not.toMatch(/unsafe|\*;/)
  const scripts = (await tagged.text()).match(/<script[^>]+src="https?:[^>]+>/g)
  expect(scripts).toHaveLength(1)
  expect(scripts?.[0]).toContain('src="https://www.googletagmanager.com/gtag/js?id=G-TEST1234"')
})

test('a page-view tag stays off every other page', async () => {
  for (const path of ['/login', '/admin', '/privacy', '/widget/1']) {
    const response = await withSettings(path, { ANALYTICS_ID: 'G-TEST1234' })
    expect(response.headers.get('content-security-policy')).not.toContain('googletagmanager')
    expect(await response.text()).not.toContain('googletagmanager')
  }
})

test('crawlers find the pages that are for everyone, by their whole addresses', async () => {
  const robots = await (await api('/robots.txt')).text()
  expect(robots).toContain('Sitemap: https://deskbell.test/sitemap.xml')
  expect(robots).toContain('Disallow: /admin\n')
  const sitemap = await api('/sitemap.xml')
  expect(sitemap.headers.get('content-type')).toContain('application/xml')
  const places = [...(await sitemap.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, place]) => place)
  const paths = ['/', '/pricing', '/security', '/privacy', '/terms', '/contact']
  expect(places).toEqual(paths.map((path) => `https://deskbell.test${path}`))
  for (const place of places) expect((await api(new URL(place ?? '').pathname)).status).toBe(200)
})

test.each(['/booking/bkg_any?token=x', '/waitlist/wtl_any?token=x'])('%s is told to no other site', async (path) => {
  const { headers } = await api(path)
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})
