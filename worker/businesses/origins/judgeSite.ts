import { DEMO_BUSINESS_ID } from '../../../contract/businesses'
import type { Context } from '../../platform/context'
import type { BusinessProfile } from '../profile'
import { isLoopback, isOfPlatform, type Site, siteOf } from './site'

/** `own`: a page of ours. `first`: no site is known yet. `unknown`: others are, and this one isn't among them. */
export type SiteVerdict = 'open' | 'own' | 'first' | 'unknown' | 'waiting' | 'blocked'

/** What the profile alone says of a site, so that it costs no call. `self`: the address that was asked for. */
export function judgeSite(ctx: Context, profile: BusinessProfile, site: Site, self: string): SiteVerdict {
  if (profile.id === DEMO_BUSINESS_ID) return 'open'
  if ([ctx.origin, self].some((own) => siteOf(own)?.host === site.host)) return 'own'
  const known = profile.origins?.find(({ host }) => host === site.host)
  if (known) return known.state === 'allowed' ? 'open' : known.state
  if (isLoopback(site) || isOfPlatform(site)) return 'open'
  return profile.origins?.length ? 'unknown' : 'first'
}
