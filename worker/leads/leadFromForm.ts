import { DAY_MS } from '../../contract/durations'
import { readLanguage } from '../../contract/languages'
import type { LeadRequest } from '../../contract/leads'
import type { BusinessProfile } from '../businesses'
import type { Context } from '../platform/context'
import { arrivalOf } from './arrival/arrivalOf'
import { consentOf } from './arrival/consentOf'
import type { LeadContext } from './leadContext'
import { normalizedPhone } from './phone'
import type { NewLead } from './store'

type Given = {
  profile: BusinessProfile
  input: LeadRequest
  said: LeadContext
  id: string
  dedupeKey: string
  toConfirm: boolean
}

/** The lead of whoever sent a form, or of a program that sends one. */
export async function leadFromForm(ctx: Context, { profile, input, said, toConfirm, ...ids }: Given): Promise<NewLead> {
  const phone = input.phone ? normalizedPhone(input.phone, profile.country) : null
  const now = ctx.now()
  const shownForMs = Math.min(Math.max(0, input.shownForMs ?? 0), DAY_MS)
  return {
    ...ids,
    businessId: profile.id,
    customerId: profile.customerId,
    conversationId: said.conversationId,
    name: input.name,
    email: input.email,
    phone,
    // Where no health details are kept, only how to reach them is.
    projectDetails: profile.noHealthDetails ? null : (input.projectDetails ?? null),
    message: profile.noHealthDetails ? '' : (input.projectDetails ?? said.line),
    source: input.source ?? 'widget',
    createdAt: now,
    phoneTyped: input.phone && input.phone !== phone ? input.phone : null,
    // The session may know the visit's first page.
    ...(said.arrival?.pageUrl ? said.arrival : arrivalOf(input)),
    language: said.language ?? readLanguage(input.language) ?? null,
    ...(toConfirm && { toConfirm: true as const }),
    consent: (await consentOf({ ...input, at: now - shownForMs })) ?? said.consent,
  }
}
