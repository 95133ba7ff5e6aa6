import type { Usage } from '../../contract/usage'

export type UsageTotals = Pick<Usage, 'totalApiCalls' | 'totalConversations' | 'totalLeads' | 'totalTokensUsed'>

/** Which total an event counts towards. */
const TOTAL_OF: Record<string, keyof UsageTotals> = {
  conversation: 'totalConversations',
  message: 'totalApiCalls',
  'api-call': 'totalApiCalls',
  lead: 'totalLeads',
  tokens: 'totalTokensUsed',
}

export function usageTotals(sums: { eventType: string; quantity: number }[]): UsageTotals {
  const totals: UsageTotals = { totalApiCalls: 0, totalConversations: 0, totalLeads: 0, totalTokensUsed: 0 }
  for (const { eventType, quantity } of sums) {
    const total = TOTAL_OF[eventType]
    if (total) totals[total] += quantity
  }
  return totals
}
