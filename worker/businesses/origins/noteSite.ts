import type { Context } from '../../platform/context'
import { noteSighting, type Sighting } from '../noteSighting'
import type { BusinessProfile } from '../profile'
import { judgeSite } from './judgeSite'
import { seeSite } from './seeSite'
import { siteOf } from './site'

/** Notes that a page of another site loaded the widget: the light comes on, and a site that is new to the business is kept. */
export function noteSite(ctx: Context, profile: BusinessProfile, sighting: Sighting): void {
  const site = siteOf(sighting.page)
  const judged = site && judgeSite(ctx, profile, site, sighting.self)
  if (!site || judged === 'blocked') return
  noteSighting(ctx, profile.id, sighting)
  if (judged === 'first' || judged === 'unknown') ctx.waitUntil(seeSite(ctx, profile, site))
}
