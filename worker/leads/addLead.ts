import type { LeadRequest } from '../../contract/leads'
import { ownBusiness } from '../businesses'
import type { OwnerContext } from '../platform/context'
import { type CaptureResult, captureLead } from './captureLead'

/** A lead that another system of the owner's adds by API key. Throws 403, 404, 409 and 422. */
export async function addLead(
  ctx: OwnerContext,
  { sessionId: _, ...input }: LeadRequest & { idempotencyKey?: string | undefined },
): Promise<CaptureResult> {
  await ownBusiness(ctx, input.businessId)
  return captureLead(ctx, { ...input, source: 'api' })
}
