import * as z from 'zod/mini'

/** What a customer has used in a billing period, and what the plan holds; `conversationLimit` is null where it holds any number. */
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
