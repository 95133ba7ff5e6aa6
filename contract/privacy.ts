import * as z from 'zod/mini'
import { INVALID_EMAIL } from './text'

/** How long conversations, and leads with their bookings, may be kept, in days; null is forever. */
export const RETENTION_DAYS = [30, 90, 365, 730] as const
export type RetentionDays = (typeof RETENTION_DAYS)[number]
const days = z.nullable(
  z.union(
    RETENTION_DAYS.map((number) => z.literal(number)),
    'Please pick 30, 90, 365 or 730 days, or null for forever',
  ),
)

const settings = {
  keepConversationsDays: days,
  keepLeadsDays: days,
  /** What visitors write is not kept beyond their visit. */
  noHealthDetails: z.boolean('Please use true or false'),
}
export const privacySettings = z.object(settings)
export type PrivacySettings = z.infer<typeof privacySettings>

/** A new business's. */
export const DEFAULT_PRIVACY = {
  keepConversationsDays: 365,
  keepLeadsDays: null,
  noHealthDetails: false,
} as const satisfies PrivacySettings

export const privacyRequest = z.object({
  ...settings,
  /** A shorter time deletes what is older. Without this such a change is refused, and the answer says how much it would delete. */
  mayDelete: z.optional(z.boolean('Please use true or false')),
})
export type PrivacyRequest = z.infer<typeof privacyRequest>

/** How much a change of the times would delete. */
export const olderThan = z.object({ conversations: z.number(), leads: z.number() })
export type OlderThan = z.infer<typeof olderThan>

const asDays = z.pipe(
  z.optional(z.string()),
  z.transform((text) => RETENTION_DAYS.find((number) => String(number) === text) ?? null),
)
export const olderThanQuery = z.object({ keepConversationsDays: asDays, keepLeadsDays: asDays })

const EMAIL_OR_PHONE = 'Please enter the visitor’s email address or phone number'
const DIGITS_MIN = 6
const ALSO_MAX = 10
/**
 * One visitor, by an email address or a phone number in any spelling, or both. `also`: further addresses that the owner says are the same
 * person's, with commas between them.
 */
export const visitorQuery = z
  .object({
    email: z.optional(
      z.string().check(
        z.trim(),
        z.toLowerCase(),
        z.maxLength(254, INVALID_EMAIL),
        z.refine((text: string) => text === '' || z.regexes.email.test(text), INVALID_EMAIL),
      ),
    ),
    phone: z.optional(
      z.string().check(
        z.trim(),
        z.maxLength(50, 'Please enter a phone number, such as (512) 555-0100'),
        z.refine(
          (text: string) => text === '' || (text.match(/\p{Nd}/gu)?.length ?? 0) >= DIGITS_MIN,
          'Please enter the whole phone number, with its area code',
        ),
      ),
    ),
    also: z.optional(
      z.string().check(
        z.maxLength(2000, 'Please choose fewer addresses'),
        z.refine((text: string) => text.split(',').length <= ALSO_MAX, 'Please choose fewer addresses'),
      ),
    ),
  })
  .check(
    z.refine(
      ({ email, phone }: { email?: string | undefined; phone?: string | undefined }) => Boolean(email || phone),
      {
        path: ['email'],
        message: EMAIL_OR_PHONE,
      },
    ),
  )
export type VisitorQuery = z.infer<typeof visitorQuery>

/** `matters`: what the owner was told urgently. `questions`: what had no answer. `emails`: mail that waited to be sent. */
const counts = z.object({
  leads: z.number(),
  bookings: z.number(),
  /** Places on the waiting list. */
  waiting: z.number(),
  /** Leads that were held back as spam. */
  held: z.number(),
  conversations: z.number(),
  messages: z.number(),
  matters: z.number(),
  questions: z.number(),
  ratings: z.number(),
  emails: z.number(),
})
export type VisitorCounts = z.infer<typeof counts>

/** An address that a lead of theirs has too, with what else was left with it: it may be somebody else's. */
const linkedAddress = z.object({ address: z.string(), names: z.array(z.string()), leads: z.number() })
export type LinkedAddress = z.infer<typeof linkedAddress>

/** What there is of a visitor; `emails` and `phones` are surely theirs, `linked` may be somebody else's. */
export const visitorFound = z.object({
  names: z.array(z.string()),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  counts: z.omit(counts, { emails: true }),
  linked: z.array(linkedAddress),
})
export type VisitorFound = z.infer<typeof visitorFound>

/**
 * `pending`: a conversation's store couldn't be reached; it is tried again until it is deleted too. `kept`: what was left with an address that
 * a deleted lead had too, and that wasn't asked for.
 */
export const visitorDeleted = z.object({
  deleted: counts,
  pending: z.optional(z.literal(true)),
  kept: z.optional(z.array(linkedAddress)),
})
export type VisitorDeleted = z.infer<typeof visitorDeleted>
