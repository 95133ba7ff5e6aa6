import * as z from 'zod/mini'

/** An outbox row; `deadAt` is set if it was given up after many attempts. */
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
