import { DEMO_BUSINESS_ID } from '../../../contract/businesses'
import type { Context } from '../../platform/context'
import type { BusinessProfile } from '../profile'
import { isLoopback, isOfPlatform, type Site, siteOf } from './site'

/** `own`: one of our pages. `first`: the business has no known site yet. `unknown`: it has, and this isn't one of them. */
export type SiteVerdict = 'open' | 'own' | 'first' | 'unknown' | 'waiting' | 'blocked'

/** Judges a site by the profile alone, without a query. `self`: the address requested. */
export function judgeSite(
  ctx: Pick<Context, 'origin'>,
  profile: Pick<BusinessProfile, 'id' | 'origins'>,
  site: Site,
  self: string,
): SiteVerdict {
  if (profile.id === DEMO_BUSINESS_ID) return 'open'
  if ([ctx.origin, self].some((own) => siteOf(own)?.host === site.host)) return 'own'
  const known = profile.origins?.find(({ host }) => host === site.host)
  if (known) return known.state === 'allowed' ? 'open' : known.state
  if (isLoopback(site) || isOfPlatform(site)) return 'open'
  return profile.origins?.length ? 'unknown' : 'first'
}
