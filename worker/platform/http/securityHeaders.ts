import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './appEnv'

/** No inline scripts or styles, no third parties, and no text is ever evaluated as script (OWASP ASVS 5.0, 3.4.3). */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'manifest-src': "'self'",
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

/** For our pages that contain the widget: the business's avatar may be on any https site. */
export const widgetPolicy = (frameAncestors: string): string =>
  written({ ...POLICY, 'img-src': `${POLICY['img-src']} https:`, 'frame-ancestors': frameAncestors })

/** For the app, which registers its service worker: the policy makes no other script address (app/lib/push/serviceWorker.ts). */
export const appPolicy = (): string =>
  written({ ...POLICY, 'worker-src': "'self'", 'trusted-types': 'service-worker', 'frame-ancestors': "'none'" })

/**
 * For the page with Stripe's library, which opens frames and writes scripts: its origins are allowed, and trusted types, which it doesn't
 * promise to follow, are off (docs/decisions/035).
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
 * For a page with the page-view tag: its script, its collectors, and the trusted-types policy it uses.
 * https://developers.google.com/tag-platform/security/guides/csp
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

/** Set on all responses of the Worker; static files get the same from app/public/_headers. */
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
