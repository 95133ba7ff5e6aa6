import type { Context } from '../../platform/context'
import type { BusinessProfile } from '../profile'
import { type Sighting, updateInstallLight } from '../updateInstallLight'
import { judgeSite } from './judgeSite'
import { recordNewSite } from './recordNewSite'
import { siteOf } from './site'

/** Notes that a page of another site loaded the widget: the light comes on, and a site that is new to the business is kept. */
export function recordSighting(ctx: Context, profile: BusinessProfile, sighting: Sighting): void {
  const site = siteOf(sighting.page)
  const judged = site && judgeSite(ctx, profile, site, sighting.self)
  if (!site || judged === 'blocked') return
  updateInstallLight(ctx, profile.id, sighting)
  if (judged === 'first' || judged === 'unknown') ctx.waitUntil(recordNewSite(ctx, profile, site))
}
