import type { Context } from '../../platform/context'
import type { BusinessProfile } from '../profile'
import { judgeSite } from './judgeSite'
import { isOfPlatform, PLATFORM_HOSTS, siteOf } from './site'

const ANYWHERE = '*'
const OWN_MACHINE = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*']

/**
 * The CSP `frame-ancestors` value of the widget's page: all sites until one is known, then the known ones except blocked ones, and the one
 * that asks. `embedder`: the Referer of the frame's request; `self`: its address.
 */
export function frameAncestors(
  ctx: Pick<Context, 'origin'>,
  profile: Pick<BusinessProfile, 'id' | 'origins'>,
  embedder: string | undefined,
  self: string,
): string {
  const around = siteOf(embedder)
  const judged = around && judgeSite(ctx, profile, around, self)
  if (judged === 'blocked') return "'none'"
  // Builders put pasted HTML into a frame of their own host, and then only the chat itself can tell whose page is around that. Where a site
  // is blocked the browser must: a policy names whom it lets, so that the known sites are all that may stand there.
  const isBlocking = profile.origins?.some(({ state }) => state === 'blocked')
  if (around && isOfPlatform(around) && !isBlocking) return ANYWHERE
  const known = profile.origins?.filter(({ state }) => state !== 'blocked') ?? []
  if (judgeSite(ctx, profile, NOBODY, self) !== 'unknown') return ANYWHERE
  return [
    "'self'",
    ...known.flatMap(({ host }) => ancestorsOf(host)),
    ...(around && judged === 'unknown' ? ancestorsOf(around.host) : []),
    ...OWN_MACHINE,
    ...PLATFORM_HOSTS.map((host) => `https://*.${host}`),
  ].join(' ')
}

/** Stands for an unknown site; `.invalid` is reserved (RFC 2606). */
const NOBODY = { host: 'nobody.invalid', origin: 'https://nobody.invalid', hostname: 'nobody.invalid' }

const ancestorsOf = (host: string): string[] =>
  [host, `www.${host}`].flatMap((name) => [`https://${name}`, `http://${name}`])
