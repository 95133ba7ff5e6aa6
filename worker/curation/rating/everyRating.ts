import type { OwnerContext } from '../../platform/context'
import { findRatings } from './store'

/** All ratings by visitors. The caller must own the businesses. */
export async function* everyRating(ctx: OwnerContext, businessIds: string[]) {
  for (const businessId of businessIds) {
    for (const { createdAt, ...rating } of await findRatings(ctx, businessId)) {
      yield { ...rating, createdAt: new Date(createdAt).toISOString() }
    }
  }
}
