import type { Context } from '../platform/context'
import { profileKey } from './profile'
import { deleteBusiness } from './store'

/** The business and its FAQ, here and at the edge. What visitors left with it has to be gone before. */
export async function removeBusiness(ctx: Context, id: string): Promise<void> {
  await deleteBusiness(ctx, id)
  await ctx.env.KV.delete(profileKey(id))
}
