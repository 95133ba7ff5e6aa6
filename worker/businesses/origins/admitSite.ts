import type { Context } from '../../platform/context'
import type { AppContext } from '../../platform/http/appEnv'
import { assertWithinLimit, callerAddress } from '../../platform/http/rateLimit'
import { log } from '../../platform/log/log'
import { siteBlocked } from '../errors'
import type { BusinessProfile } from '../profile'
import { judgeSite, type SiteVerdict } from './judgeSite'
import { recordNewSite } from './recordNewSite'
import { isOfPlatform, type Site, siteOf } from './site'

/** `details`: on a site that the owner hasn't allowed yet, the chat takes contact details and answers nothing. */
export type SiteAdmission = 'all' | 'details'

/**
 * What a visitor's request may do, by the site in its `Origin` header. In our iframe form `Origin` is ours, or a builder's, so `pageUrl` names the site,
 * and is believed only where it is stricter. Throws 403 for a blocked site, and 429 early without an `Origin`, which browsers never omit
 * from a POST.
 */
export async function admitSite(
  c: Pick<AppContext, 'env' | 'req' | 'var'>,
  profile: BusinessProfile,
  pageUrl?: string | null,
): Promise<SiteAdmission> {
  const { ctx } = c.var
  const origin = c.req.header('origin')
  const site = siteOf(origin)
  // A frame that is kept apart has no site of its own: whose page it says to stand on is all that is known.
  if (!site && origin !== undefined)
    return (await admittedAround(ctx, profile, pageUrl, c.req.url)) ?? (profile.origins?.length ? 'details' : 'all')
  if (!site) {
    await assertWithinLimit(c.env.NO_ORIGIN_LIMIT, `no-origin:${callerAddress((name) => c.req.header(name))}`)
    return 'all'
  }
  const judged = judgeSite(ctx, profile, site, c.req.url)
  const admission = judged === 'own' ? 'all' : admitted(await settled(ctx, profile, site, judged))
  // Our frame and a builder's stand on somebody's page, which may be stricter.
  const isAround = judged === 'own' || (admission === 'all' && isOfPlatform(site))
  return (isAround && (await admittedAround(ctx, profile, pageUrl, c.req.url))) || admission
}

async function settled(ctx: Context, profile: BusinessProfile, site: Site, judged: SiteVerdict): Promise<SiteVerdict> {
  if (judged === 'first') return firstSite(ctx, profile, site)
  if (judged === 'unknown') ctx.waitUntil(recordNewSite(ctx, profile, site))
  return judged
}

/** Records the first site of a business. While D1 is down visitors are answered all the same. */
async function firstSite(ctx: Context, profile: BusinessProfile, site: Site): Promise<SiteVerdict> {
  try {
    const state = await recordNewSite(ctx, profile, site)
    return state === 'allowed' ? 'open' : state
  } catch (error) {
    log.warn('site.not-kept', { businessId: profile.id, error })
    return 'open'
  }
}

async function admittedAround(
  ctx: Context,
  profile: BusinessProfile,
  pageUrl: string | null | undefined,
  self: string,
) {
  const around = siteOf(pageUrl)
  return around && admitted(await settled(ctx, profile, around, judgeSite(ctx, profile, around, self)))
}

function admitted(judged: SiteVerdict): SiteAdmission {
  if (judged === 'blocked') throw siteBlocked()
  return judged === 'waiting' || judged === 'unknown' ? 'details' : 'all'
}
