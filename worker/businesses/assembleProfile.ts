import { planOf } from '../accounts'
import type { Context } from '../platform/context'
import { findKnownSites } from './origins/store'
import type { BusinessProfile } from './profile'
import { type BusinessRow, findBusiness } from './store'
import { liveBasis } from './versions/liveBasis'

/** The profile that visitors get, as D1 has it now: looks as they were saved last, answers as they were let through. Null where the business is gone. */
export async function assembleProfile(ctx: Context, businessId: string): Promise<BusinessProfile | null> {
  const row = await findBusiness(ctx, businessId)
  if (!row) return null
  const [basis, plan, origins] = await Promise.all([
    liveBasis(ctx, row),
    planOf(ctx, row.customerId),
    findKnownSites(ctx, businessId),
  ])
  return { ...appearanceOf(row), ...basis, plan, origins }
}

/** What goes live with the save itself, whatever else waits: it changes no answer. */
export const appearanceOf = (row: BusinessRow) => ({
  id: row.id,
  customerId: row.customerId,
  revision: row.revision,
  versionId: row.liveVersionId,
  greeting: row.greeting,
  primaryColor: row.primaryColor,
  position: row.position,
  panelSize: row.panelSize,
  branding: row.branding,
  phoneRequired: row.phoneRequired,
  isActive: row.isActive,
})
