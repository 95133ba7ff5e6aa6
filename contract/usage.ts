import * as z from 'zod/mini'

/** A customer's usage in a billing period. `conversationLimit` is the plan's, null if unlimited. */
export const usageResponse = z.object({
  /** The month in UTC, such as 2026-11. */
  billingPeriod: z.string(),
  totalConversations: z.number(),
  conversationLimit: z.nullable(z.number()),
  totalApiCalls: z.number(),
  totalLeads: z.number(),
  totalTokensUsed: z.number(),
})
export type Usage = z.infer<typeof usageResponse>

/** The share of a limit from which its owner is told that it is nearly used up. */
export const NEARLY_FULL = 0.8
