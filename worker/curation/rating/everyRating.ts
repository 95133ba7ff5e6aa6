import type { OwnerContext } from '../../platform/context'
import { findRatings } from './store'

/** The thumbs that visitors gave. Whoever calls names businesses of their own. */
export async function* everyRating(ctx: OwnerContext, businessIds: string[]) {
  for (const businessId of businessIds) {
    for (const { createdAt, ...rating } of await findRatings(ctx, businessId)) {
      yield { ...rating, createdAt: new Date(createdAt).toISOString() }
    }
  }
}
