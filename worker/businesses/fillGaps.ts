import type { OwnerContext } from '../platform/context'
import { ownBusiness } from './ownBusiness'
import { patchBusiness } from './saveBusiness'

/** What the owner confirmed elsewhere, where the form has nothing yet. Throws what `patchBusiness` throws. */
export async function fillGaps(
  ctx: OwnerContext,
  businessId: string,
  said: { website?: string | undefined; location?: string | undefined },
): Promise<void> {
  const known = await ownBusiness(ctx, businessId)
  const gaps = {
    ...(said.website && !known.website && { website: said.website }),
    ...(said.location && !known.location && { location: said.location }),
  }
  if (Object.keys(gaps).length > 0) await patchBusiness(ctx, businessId, gaps)
}
