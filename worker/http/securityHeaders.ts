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

export const contentSecurityPolicy = (frameAncestors: string): string =>
  Object.entries({ ...POLICY, 'frame-ancestors': frameAncestors })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ')

/** Set on everything that the Worker answers; files get the same from app/public/_headers. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const headers = new Headers(c.res.headers)
  const set = (name: string, value: string) => headers.has(name) || headers.set(name, value)
  set('content-security-policy', contentSecurityPolicy("'none'"))
  set('x-content-type-options', 'nosniff')
  set('referrer-policy', 'strict-origin-when-cross-origin')
  set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
  set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  c.res = new Response(c.res.body, { status: c.res.status, statusText: c.res.statusText, headers })
}
