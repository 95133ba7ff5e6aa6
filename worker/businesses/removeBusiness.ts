import type { Context } from '../platform/context'
import { profileKey } from './profile'
import { deleteBusiness } from './store'

/** Deletes a business and its FAQ in D1 and KV. Conversations and leads must be deleted before. */
export async function removeBusiness(ctx: Context, id: string): Promise<void> {
  await deleteBusiness(ctx, id)
  await ctx.env.KV.delete(profileKey(id))
}
