import type { Context } from '../context'
import { knowledge } from '../objects'

/** All that was read for the business, and the reading that is under way. */
export const forgetKnowledge = (ctx: Context, businessId: string): Promise<void> => knowledge(ctx, businessId).forget()
