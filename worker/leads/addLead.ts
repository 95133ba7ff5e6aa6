import type { LeadRequest } from '../../contract/leads'
import { ownBusiness } from '../businesses'
import type { OwnerContext } from '../platform/context'
import { type CaptureResult, captureLead } from './captureLead'

/** A lead that another system of the owner's adds by API key. Throws 403, 404, 409 and 422. */
export async function addLead(
  ctx: OwnerContext,
  { sessionId: _, idempotencyKey, ...input }: LeadRequest & { idempotencyKey?: string | undefined },
): Promise<CaptureResult> {
  await ownBusiness(ctx, input.businessId)
  return captureLead(ctx, {
    ...input,
    source: 'api',
    isOwners: true,
    idempotencyKey: idempotencyKey && apart(idempotencyKey),
  })
}

/** Visitors, who share the business's keys, may guess such as "crm-17"; a line break no header can have. */
const apart = (key: string): string => `api\n${key}`
