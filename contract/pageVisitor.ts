import * as z from 'zod/mini'
import { email, requiredLine } from './text'

const FIELDS_MAX = 10
const FIELD_NAME_MAX = 40
const FIELD_MAX = 200

const line = (name: string, max = FIELD_MAX) => z.optional(requiredLine(`${name} must be text`, max))

const fields = z
  .record(requiredLine('A field needs a name', FIELD_NAME_MAX), requiredLine('A field’s value must be text', FIELD_MAX))
  .check(
    z.refine(
      (given: Record<string, string>) => Object.keys(given).length <= FIELDS_MAX,
      `Please list at most ${FIELDS_MAX} fields`,
    ),
  )

/** What an owner's page says of its visitor through the widget's API. Anybody can say anything here, unless it is signed. */
export const pageVisitorGiven = z.object({
  identity: z.optional(
    z.object({
      userId: line('userId', 100),
      name: line('name'),
      email: z.optional(email),
      phone: line('phone', 50),
      /** HMAC-SHA256, in hex, of the userId, or without one of the email, with the business's secret. */
      signature: z.optional(
        z.string('signature must be text').check(z.regex(/^[0-9a-f]{64}$/i, 'signature must be 64 hex digits')),
      ),
    }),
  ),
  fields: z.optional(fields),
})

/** The same as the owner sees it. `isVerified`: the userId, or without one the email, was signed with the business's secret. */
export const pageVisitor = z.object({
  userId: z.optional(z.string()),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  isVerified: z.boolean(),
  fields: z.record(z.string(), z.string()),
})
export type PageVisitor = z.infer<typeof pageVisitor>

/** Shown this once. */
export const identitySecret = z.object({ secret: z.string() })
