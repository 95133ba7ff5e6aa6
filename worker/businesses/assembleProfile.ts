import { planOf } from '../accounts'
import type { Context } from '../platform/context'
import { findKnownSites } from './origins/store'
import type { BusinessProfile } from './profile'
import { type BusinessRow, findBusiness } from './store'
import { liveBasis } from './versions/liveBasis'

/** The profile that visitors get, read from D1: appearance as last saved, answers as last published. Null if the business was deleted. */
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

/**
 * The part of the profile that goes live with the save itself, without the publish gate. It changes no answer, except that what was dismissed is
 * not said a moment longer.
 */
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
  tradeReplies: row.tradeReplies,
  phoneRequired: row.phoneRequired,
  confirmLeads: row.confirmLeads,
  careNote: row.careNote,
  noHealthDetails: row.noHealthDetails,
  isActive: row.isActive,
  withdrawn: row.withdrawn,
  booking: row.booking,
  leadQuestions: row.leadQuestions,
  privacyNotice: row.privacyNotice,
  privacyUrl: row.privacyUrl,
})
