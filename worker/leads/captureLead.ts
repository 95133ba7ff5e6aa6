import { DEMO_BUSINESS_ID } from '../../contract/defaults'
import type { LeadRequest } from '../../contract/leads'
import { loadProfile, planLevel } from '../businesses'
import { chatSession } from '../platform/chatSessionObject'
import type { Context } from '../platform/context'
import { newId } from '../platform/ids'
import { log } from '../platform/log/log'
import { countVisit } from './countVisit'
import { leadsFull, leadsSwitchedOff, phoneMissing } from './errors'
import { holdIfSpam } from './held/holdIfSpam'
import { leadFromForm } from './leadFromForm'
import { keyedRequest } from './requests/keyedRequest'
import { type NewLead, storeLead } from './storing/storeLead'
import { contextOfVisit, tellSession } from './visit'

/** `stored`: in D1. `kept`: D1 is down, and the session object holds the lead until D1 has it. */
export type CaptureResult = { id: string; state: 'stored' | 'kept' }

/**
 * `isOwners`: sent by API key, so it isn't held back as spam, and the owner needn't press that it's none. `needsNoPhone`: left for a time to
 * come, for which nobody is asked for a number. `isMailed`: the visitor gets a mail of what they left it for. `isOften`: of too many from one
 * address block, so it is held back. `wish`: when they would like to come, in words of the details.
 */
type Captured = LeadRequest & {
  idempotencyKey?: string | undefined
  isStrangeSite?: boolean
  isOwners?: boolean
  needsNoPhone?: boolean
  isMailed?: boolean
  isOften?: boolean
  wish?: string | undefined
}

/**
 * Stores a visitor's details as a lead and owes the mail to the owner. The same session and address again are the same lead. Throws 403,
 * 404, 409 and 422.
 */
export async function captureLead(
  ctx: Context,
  { isStrangeSite, isOwners, needsNoPhone, isMailed, isOften, wish, ...input }: Captured,
): Promise<CaptureResult> {
  const profile = await loadProfile(ctx, input.businessId)
  // A form that was open when the owner switched the widget off is still taken.
  if (planLevel(profile, ctx.now()) === 'off') throw leadsSwitchedOff()
  // `source` comes from the caller, so the exception from `phoneRequired` is limited to the demo business, whose quote form asks for email
  // or phone.
  const isQuoteForm = input.source === 'website' && profile.id === DEMO_BUSINESS_ID
  if (profile.phoneRequired && !isQuoteForm && !needsNoPhone && !input.phone) throw phoneMissing()
  const request = await keyedRequest(ctx, profile.id, input)
  const id = newId('lead')
  const said = await contextOfVisit(ctx, profile.id, input.sessionId)
  const { conversationId } = said
  const left = await leadFromForm(ctx, {
    profile,
    input,
    said,
    id,
    dedupeKey: dedupeKey(id, input, request),
    toConfirm: !isOwners && !isMailed,
  })
  const lead = { ...left, ...(wish && { wish }) }
  const heldId = isOwners ? undefined : await holdIfSpam(ctx, lead, { ...input, isOften })
  if (heldId) return { id: heldId, state: 'stored' }
  if (conversationId && input.sessionId && !isStrangeSite)
    ctx.waitUntil(countVisit(ctx, profile, { sessionId: input.sessionId, conversationId }))
  const stored = await storedOrKept(ctx, lead, input.sessionId)
  if (stored.id === null) throw leadsFull()
  if (conversationId && input.sessionId) ctx.waitUntil(tellSession(ctx, lead, input.sessionId))
  return { ...stored, id: stored.id }
}

async function storedOrKept(ctx: Context, lead: NewLead, sessionId: string | null | undefined) {
  const { id, businessId } = lead
  try {
    return { id: await storeLead(ctx, lead), state: 'stored' as const }
  } catch (error) {
    log.error('lead.kept', { leadId: id, error })
    return {
      id: await chatSession(ctx, businessId, sessionId ?? id).keepLead({ lead, origin: ctx.origin }),
      state: 'kept' as const,
    }
  }
}

function dedupeKey(id: string, { sessionId, email, phone }: LeadRequest, request: string | undefined): string {
  if (sessionId) return `session:${sessionId}:${email ?? phone}`
  return request ? `key:${request}` : `lead:${id}`
}
