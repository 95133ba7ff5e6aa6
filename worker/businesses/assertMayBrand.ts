import { PLAIN_BRANDING } from '../../contract/branding'
import type { BusinessPatch } from '../../contract/businesses'
import { assertEntitled } from '../billing'
import type { OwnerContext } from '../platform/context'
import type { BusinessRow } from './store'

/** Who had it and changed to a smaller plan may go on saving the form as it is. Throws 403 saying which plan has it. */
export async function assertMayBrand(
  ctx: OwnerContext,
  { branding }: BusinessPatch,
  known?: BusinessRow,
): Promise<void> {
  const same = (other: object) => JSON.stringify(branding) === JSON.stringify(other)
  if (!branding || same(PLAIN_BRANDING) || same(known?.branding ?? PLAIN_BRANDING)) return
  await assertEntitled(ctx, 'customBranding')
}
