import type { BusinessPatch } from '../../contract/businesses'
import { PLAIN_BRANDING } from '../../contract/widgetLook'
import { assertEntitled } from '../billing'
import type { OwnerContext } from '../platform/context'
import type { BusinessRow } from './store'

/**
 * Throws 403, naming the plan needed, if the form changes the branding without the entitlement. After a downgrade the form can still be
 * saved with the branding as it was.
 */
export async function assertMayBrand(
  ctx: OwnerContext,
  { branding }: BusinessPatch,
  known?: BusinessRow,
): Promise<void> {
  const same = (other: object) => JSON.stringify(branding) === JSON.stringify(other)
  if (!branding || same(PLAIN_BRANDING) || same(known?.branding ?? PLAIN_BRANDING)) return
  await assertEntitled(ctx, 'customBranding')
}
