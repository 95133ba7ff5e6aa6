import type { Context } from '../../platform/context'
import type { AppContext } from '../../platform/http/appEnv'
import { assertWithinLimit, callerAddress } from '../../platform/http/rateLimit'
import { log } from '../../platform/log/log'
import { siteBlocked } from '../errors'
import type { BusinessProfile } from '../profile'
import { judgeSite, type SiteVerdict } from './judgeSite'
import { recordNewSite } from './recordNewSite'
import { type Site, siteOf } from './site'

/** `details`: from a site that its owner hasn't allowed yet, the chat takes details and tells nothing. */
export type SiteAdmission = 'all' | 'details'

/**
 * What a visitor's request gets by the site it comes from, which its browser names in `Origin`. Our own pages stand in frames of other sites:
 * there the page says whose, which is believed only where it makes things stricter. Throws 403 for a site that its owner blocked, and 429
 * sooner for who names no site: no browser leaves that out of a POST.
 */
export async function admitSite(
  c: AppContext,
  profile: BusinessProfile,
  pageUrl?: string | null,
): Promise<SiteAdmission> {
  const { ctx } = c.var
  const origin = c.req.header('origin')
  const site = siteOf(origin)
  // A frame that is kept apart has no site of its own: whose page it says to stand on is all that is known.
  if (!site && origin !== undefined) return admittedWithin(ctx, profile, pageUrl, c.req.url)
  if (!site) {
    await assertWithinLimit(c.env.NO_ORIGIN_LIMIT, `no-origin:${callerAddress((name) => c.req.header(name))}`)
    return 'all'
  }
  const judged = judgeSite(ctx, profile, site, c.req.url)
  if (judged !== 'own') return admitted(await settled(ctx, profile, site, judged))
  const around = siteOf(pageUrl)
  const hinted = around && judgeSite(ctx, profile, around, c.req.url)
  return hinted === undefined || hinted === 'first' ? 'all' : admitted(hinted)
}

async function settled(ctx: Context, profile: BusinessProfile, site: Site, judged: SiteVerdict): Promise<SiteVerdict> {
  if (judged === 'first') return firstSite(ctx, profile, site)
  if (judged === 'unknown') ctx.waitUntil(recordNewSite(ctx, profile, site))
  return judged
}

/** While D1 is down nobody can say which site was the first: visitors are answered all the same. */
async function firstSite(ctx: Context, profile: BusinessProfile, site: Site): Promise<SiteVerdict> {
  try {
    const state = await recordNewSite(ctx, profile, site)
    return state === 'allowed' ? 'open' : state
  } catch (error) {
    log.warn('site.not-kept', { businessId: profile.id, error })
    return 'open'
  }
}

function admittedWithin(ctx: Context, profile: BusinessProfile, pageUrl: string | null | undefined, self: string) {
  const around = siteOf(pageUrl)
  if (!around) return profile.origins?.length ? 'details' : 'all'
  const judged = judgeSite(ctx, profile, around, self)
  return judged === 'first' ? 'all' : admitted(judged)
}

function admitted(judged: SiteVerdict): SiteAdmission {
  if (judged === 'blocked') throw siteBlocked()
  return judged === 'waiting' || judged === 'unknown' ? 'details' : 'all'
}
