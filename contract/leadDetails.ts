import * as z from 'zod/mini'

/** The utm_ parameters of the address that a visit began with. */
const campaign = z.object({
  source: z.optional(z.string()),
  medium: z.optional(z.string()),
  campaign: z.optional(z.string()),
  term: z.optional(z.string()),
  content: z.optional(z.string()),
})
export type Campaign = z.infer<typeof campaign>

/** The privacy notice that a visitor was shown before they left anything. */
export const consentReceipt = z.object({
  text: z.string(),
  /** SHA-256 of the text, its first 16 hex digits: receipts with the same one were shown the same words. */
  hash: z.string(),
  at: z.string(),
  pageUrl: z.nullable(z.string()),
})
export type ConsentReceipt = z.infer<typeof consentReceipt>

export const leadAnswer = z.object({ question: z.string(), answer: z.string() })
export type LeadAnswer = z.infer<typeof leadAnswer>

export const GRADES = ['hot', 'warm', 'cold'] as const
export type Grade = (typeof GRADES)[number]

/** How promising a lead is. Each value is in the visitor's own words, and there is no grade without a reason. */
export const qualification = z.object({
  grade: z.enum(GRADES),
  reasons: z.array(z.string()).check(z.minLength(1)),
  urgency: z.optional(z.string()),
  job: z.optional(z.string()),
  place: z.optional(z.string()),
  budget: z.optional(z.string()),
  time: z.optional(z.string()),
  /** At most three lines. */
  summary: z.array(z.string()),
  by: z.enum(['rules', 'model']),
})
export type Qualification = z.infer<typeof qualification>

/** Where a visit came from. */
export const arrival = z.object({
  /** The visit's first page, without query and fragment. */
  pageUrl: z.nullable(z.string()),
  /** The host that linked to it, without `www.`. */
  referrer: z.nullable(z.string()),
  campaign: z.nullable(campaign),
})
export type Arrival = z.infer<typeof arrival>
