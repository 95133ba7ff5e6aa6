import { eq } from 'drizzle-orm'
import type { SetupProgress } from '../../../contract/setup'
import type { Context } from '../../platform/context'
import { businesses } from '../../platform/db/tenants'

/** Leaves the revision alone: no visitor gets another answer by it. */
export const updateSetup = (ctx: Context, businessId: string, setup: SetupProgress) =>
  ctx.tenants.update(businesses).set({ setup }).where(eq(businesses.id, businessId))
