import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './appEnv'

/** No inline script or style, no third party, and no string ever becomes script (OWASP ASVS 5.0, 3.4.3). */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

const written = (policy: Record<string, string>): string =>
  Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ')

const contentSecurityPolicy = (frameAncestors: string): string =>
  written({ ...POLICY, 'frame-ancestors': frameAncestors })

/** For our own pages that carry the widget: the picture of the business may stand on any secure site. */
export const widgetPolicy = (frameAncestors: string): string =>
  written({ ...POLICY, 'img-src': `${POLICY['img-src']} https:`, 'frame-ancestors': frameAncestors })

/**
 * For the one page that runs the payment provider's library, which fills frames and writes script of its own: its origins are let in, and
 * trusted types, which it doesn't promise to keep, are left out (docs/decisions).
 */
export function paymentPolicy({ script, frame, connect }: { script: string; frame: string; connect: string }): string {
  const { 'require-trusted-types-for': _, 'trusted-types': __, ...policy } = POLICY
  return written({
    ...policy,
    'script-src': `${policy['script-src']} ${script}`,
    'frame-src': `${policy['frame-src']} ${frame}`,
    'connect-src': `${policy['connect-src']} ${connect}`,
    'frame-ancestors': "'none'",
  })
}

/**
 * For a page with the page-view tag: its script, where it sends what it counted, and the one policy by which it makes addresses of
 * further scripts of its own. https://developers.google.com/tag-platform/security/guides/csp
 */
export const pageViewPolicy = (): string => {
  const collectors = 'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com'
  return written({
    ...POLICY,
    'script-src': `${POLICY['script-src']} https://www.googletagmanager.com`,
    'img-src': `${POLICY['img-src']} ${collectors}`,
    'connect-src': `${POLICY['connect-src']} ${collectors}`,
    'trusted-types': 'goog#html',
    'frame-ancestors': "'none'",
  })
}

/** Set on everything that the Worker answers; files get the same from app/public/_headers. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const headers = new Headers(c.res.headers)
  const set = (name: string, value: string) => headers.has(name) || headers.set(name, value)
  set('content-security-policy', contentSecurityPolicy("'none'"))
  set('x-content-type-options', 'nosniff')
  set('referrer-policy', 'strict-origin-when-cross-origin')
  set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
  set('cross-origin-opener-policy', 'same-origin')
  set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  c.res = new Response(c.res.body, { status: c.res.status, statusText: c.res.statusText, headers })
}
