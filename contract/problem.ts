import * as z from 'zod/mini'

/** RFC 9457 problem, with one entry per invalid field in `errors`. `path` is dotted, such as "email". */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type Problem = z.infer<typeof problem>
