import { DEMO_BUSINESS_ID } from '../../contract/defaults'
import type { LeadRequest } from '../../contract/leads'
import { loadProfile, planLevel } from '../businesses'
import { chatSession } from '../platform/chatSessionObject'
import type { Context } from '../platform/context'
import { newId } from '../platform/ids'
import { log } from '../platform/log/log'
import { countVisit } from './countVisit'
import { leadsFull, leadsSwitchedOff, phoneMissing } from './errors'
import { normalizedPhone } from './phone'
import { keyedRequest } from './requests/keyedRequest'
import { type NewLead, storeLead } from './storing/storeLead'

/** `stored`: in D1. `kept`: D1 is down, and the session object holds the lead until D1 has it. */
export type CaptureResult = { id: string; state: 'stored' | 'kept' }

/**
 * Stores a visitor's details as a lead and owes the mail to the owner. The same session and address again are the same lead. Throws 403,
 * 404, 409 and 422.
 */
export async function captureLead(
  ctx: Context,
  { isStrangeSite, ...input }: LeadRequest & { idempotencyKey?: string | undefined; isStrangeSite?: boolean },
): Promise<CaptureResult> {
  const profile = await loadProfile(ctx, input.businessId)
  // A form that was open when the owner switched the widget off is still taken.
  if (planLevel(profile, ctx.now()) === 'off') throw leadsSwitchedOff()
  const source = input.source ?? 'widget'
  // `source` comes from the caller, so the exception from `phoneRequired` is limited to the demo business, whose quote form asks for email
  // or phone.
  const isQuoteForm = source === 'website' && profile.id === DEMO_BUSINESS_ID
  if (profile.phoneRequired && !isQuoteForm && !input.phone) throw phoneMissing()
  const request = await keyedRequest(ctx, profile.id, input)
  const id = newId('lead')
  const said = await conversationOf(ctx, profile.id, input.sessionId)
  const { conversationId } = said
  if (conversationId && input.sessionId && !isStrangeSite)
    ctx.waitUntil(countVisit(ctx, profile, { sessionId: input.sessionId, conversationId }))
  const lead: NewLead = {
    id,
    businessId: profile.id,
    customerId: profile.customerId,
    conversationId,
    name: input.name,
    email: input.email,
    phone: input.phone ? normalizedPhone(input.phone, profile.country) : null,
    // Only how to reach them is kept.
    projectDetails: profile.noHealthDetails ? null : (input.projectDetails ?? null),
    message: profile.noHealthDetails ? '' : (input.projectDetails ?? said.line),
    source,
    dedupeKey: dedupeKey(id, input, request),
    createdAt: ctx.now(),
  }
  const stored = await storedOrKept(ctx, lead, input.sessionId)
  if (stored.id === null) throw leadsFull()
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

// If the session doesn't answer, the lead is stored without its conversation.
async function conversationOf(
  ctx: Context,
  businessId: string,
  sessionId: string | null | undefined,
): Promise<{ conversationId: string | null; line: string }> {
  if (!sessionId) return { conversationId: null, line: '' }
  try {
    return await chatSession(ctx, businessId, sessionId).leadContext()
  } catch (error) {
    log.warn('lead.no-conversation', { error })
    return { conversationId: null, line: '' }
  }
}
