import * as z from 'zod/mini'

/** Work that is owed: what waits, and with `deadAt` what was given up after many tries. */
export const owedWork = z.object({
  id: z.string(),
  kind: z.string(),
  attempts: z.number(),
  dueAt: z.string(),
  deadAt: z.optional(z.string()),
  lastError: z.optional(z.string()),
  createdAt: z.string(),
})
export type OwedWork = z.infer<typeof owedWork>
