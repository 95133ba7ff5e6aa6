import * as z from 'zod/mini'
import { hasEntitlement, PLAN_IDS, type PlanState } from './plans'
import { optionalText, requiredLine, requiredText } from './text'

/** The promised answer times, shown to owner and operator. */
const ANSWERED_WITHIN = { normal: 'one business day', priority: 'four business hours' } as const
export const answeredWithin = (isPriority: boolean): string => ANSWERED_WITHIN[isPriority ? 'priority' : 'normal']

/** Whether the plan has priority support. */
export const hasPriority = (plan: PlanState): boolean => hasEntitlement(plan, 'prioritySupport')

export const supportRequestBody = z.object({
  subject: requiredLine('Please say in a few words what it’s about', 150),
  message: requiredText('Please tell us what happened', 5000),
})
export type SupportRequestBody = z.infer<typeof supportRequestBody>

export const SUPPORT_STATES = ['open', 'answered'] as const
export type SupportState = (typeof SUPPORT_STATES)[number]

/** A message to support, as its sender sees it. */
export const supportRequest = z.object({
  id: z.string(),
  subject: z.string(),
  message: z.string(),
  state: z.enum(SUPPORT_STATES),
  isPriority: z.boolean(),
  /** Such as "four business hours". */
  answeredWithin: z.string(),
  /** Absent if the operator answered by phone or mail. */
  answer: z.optional(z.string()),
  createdAt: z.string(),
  answeredAt: z.optional(z.string()),
})
export type SupportRequest = z.infer<typeof supportRequest>

/** A message to support, as the operator sees it. */
export const receivedSupportRequest = z.extend(supportRequest, {
  email: z.string(),
  planType: z.nullable(z.enum(PLAN_IDS)),
})
export type ReceivedSupportRequest = z.infer<typeof receivedSupportRequest>

export const supportAnswer = z.object({ answer: optionalText(5000) })
