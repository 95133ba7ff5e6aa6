import { planOf } from '../accounts/planOf'
import type { Context } from '../context'
import { factsOf } from './facts'
import type { BusinessProfile } from './profile'
import { type BusinessRow, findBusiness, findFaqs } from './store'

export const profileKey = (businessId: string) => `profile:${businessId}`

/** The profile as D1 has it now; null where the business is gone. */
export async function assembleProfile(ctx: Context, businessId: string): Promise<BusinessProfile | null> {
  const row = await findBusiness(ctx, businessId)
  if (!row) return null
  const [faqs, plan] = await Promise.all([findFaqs(ctx, businessId), planOf(ctx, row.customerId)])
  return { ...profileFields(row), faqs: faqs.map(({ id, question, answer }) => ({ id, question, answer })), plan }
}

const MOST_ROUNDS = 5

/**
 * Puts the profile where the edge reads it. Several may do so at once, and KV knows no order: whoever put sees to it that D1 still has
 * what was put, so that the last one to put leaves the newest revision there. One who dies in between is called again by the outbox.
 */
export async function publishProfile(ctx: Context, businessId: string): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const profile = await assembleProfile(ctx, businessId)
    if (!profile) return ctx.env.KV.delete(profileKey(businessId))
    await ctx.env.KV.put(profileKey(businessId), JSON.stringify(profile))
    if ((await findBusiness(ctx, businessId))?.revision === profile.revision) return
  }
  throw new Error(`Business ${businessId} was changed during each of ${MOST_ROUNDS} attempts to publish it`)
}

const profileFields = (row: BusinessRow): Omit<BusinessProfile, 'faqs' | 'plan'> => ({
  id: row.id,
  customerId: row.customerId,
  revision: row.revision,
  name: row.name,
  businessType: row.businessType,
  services: row.services,
  location: row.location,
  specialties: row.specialties,
  greeting: row.greeting,
  primaryColor: row.primaryColor,
  position: row.position,
  panelSize: row.panelSize,
  phoneRequired: row.phoneRequired,
  calendlyUrl: row.calendlyUrl,
  country: row.country,
  timeZone: row.timeZone,
  currency: row.currency,
  isActive: row.isActive,
  facts: factsOf(row),
})
