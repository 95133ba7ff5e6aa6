import * as z from 'zod/mini'
import { sessionId } from './chat'
import { arrival, consentReceipt, leadAnswer, qualification } from './leadDetails'
import { INVALID_EMAIL, optionalText, requiredLine, requiredText } from './text'

export const LEAD_STATUSES = ['new', 'contacted', 'booked', 'won', 'lost'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]
const LEAD_SOURCES = ['widget', 'website', 'demo', 'api'] as const
export type LeadSource = (typeof LEAD_SOURCES)[number]
/** From a file of the owner's: nobody is told of them, and they count as nobody's visit. */
export const IMPORT_SOURCE = 'import'
/** Of a booking that one of the business's people wrote down for a visitor. */
export const PHONE_SOURCE = 'phone'
/** Where the leads of a list come from. */
export const LISTED_SOURCES = [...LEAD_SOURCES, PHONE_SOURCE, IMPORT_SOURCE] as const
export type ListedSource = (typeof LISTED_SOURCES)[number]

const EMAIL_OR_PHONE = 'Please leave an email address or a phone number'
export const optionalEmail = z.pipe(
  z.optional(
    z.nullable(
      z.string(INVALID_EMAIL).check(
        z.trim(),
        z.toLowerCase(),
        z.maxLength(254, INVALID_EMAIL),
        z.refine((text: string) => text === '' || z.regexes.email.test(text), INVALID_EMAIL),
      ),
    ),
  ),
  z.transform((text) => text || null),
)

const INVALID_PHONE = 'Please enter a phone number, such as (512) 555-0100'
/** Local numbers without an area code have at least six digits nearly everywhere; three digits are a short code such as 911. */
const PHONE_DIGITS_MIN = 6
const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0
/** Any spelling, "ext. 4" and "mobile" beside it, but more digits than letters: the owner's screen makes it a tel: link. */
export const phone = optionalText(50).check(
  z.refine((text) => {
    const digits = countOf(text ?? '', /\d/g)
    return !text || (digits >= PHONE_DIGITS_MIN && digits >= countOf(text, /\p{L}/gu))
  }, INVALID_PHONE),
)

const aboutTheVisit = (name: string) => z.optional(z.nullable(z.string(`${name} must be text`)))

/** Our own quote form and other systems may leave the email out where there is a phone number. */
const takesEither = (source: LeadSource | undefined): boolean => source === 'website' || source === 'api'

/** One schema for the widget's form (name and email), our quote form and other systems (name and email or phone); `source` decides. */
export const leadRequest = z
  .object({
    businessId: requiredText('businessId is required', 64),
    name: requiredLine('Please enter your name'),
    email: optionalEmail,
    phone,
    projectDetails: optionalText(4000),
    sessionId: z.optional(z.nullable(sessionId)),
    source: z.optional(z.enum(LEAD_SOURCES, 'source must be widget, website, demo or api')),
    /** The page with the form; the first page of the visit with its query, and what linked to it. Used as far as they make sense. */
    websiteUrl: aboutTheVisit('websiteUrl'),
    landingUrl: aboutTheVisit('landingUrl'),
    referrer: aboutTheVisit('referrer'),
    language: aboutTheVisit('language'),
    /** The privacy notice as it was shown. */
    notice: aboutTheVisit('notice'),
    /** A field that people don't see: whoever fills it is a program. */
    homepage: aboutTheVisit('homepage'),
    /** How long the form was shown before it was sent. */
    shownForMs: z.optional(z.nullable(z.number('shownForMs must be a number'))),
  })
  .check(
    z.refine(
      (lead: { email: string | null; phone?: string | null | undefined; source?: LeadSource | undefined }) =>
        !takesEither(lead.source) || Boolean(lead.email || lead.phone),
      {
        path: ['email'],
        message: EMAIL_OR_PHONE,
      },
    ),
    z.refine(
      (lead: { email: string | null; source?: LeadSource | undefined }) =>
        takesEither(lead.source) || Boolean(lead.email),
      {
        path: ['email'],
        message: 'Please enter your email address',
      },
    ),
  )
export type LeadRequest = z.infer<typeof leadRequest>
export const leadCreated = z.object({ id: z.string() })

export const lead = z.object({
  id: z.string(),
  businessId: z.string(),
  conversationId: z.nullable(z.string()),
  /** Empty if the visitor left a number and a reason, but no name. */
  name: z.string(),
  email: z.nullable(z.string()),
  /** Formatted for the business's country. */
  phone: z.nullable(z.string()),
  projectDetails: z.nullable(z.string()),
  /** What it is about: projectDetails, the visitor's words in the chat, or a message of it. */
  message: z.string(),
  status: z.enum(LEAD_STATUSES),
  /** The newest of its notes. */
  note: z.nullable(z.string()),
  source: z.string(),
  /** What the job was worth, and in which currency. */
  valueCents: z.nullable(z.number()),
  currency: z.string(),
  wonAt: z.nullable(z.string()),
  /** The id of the person who looks after it. */
  assignedTo: z.nullable(z.string()),
  /** When the owner was mailed about it. */
  mailedAt: z.nullable(z.string()),
  /** The same for all leads of one person, known by email or phone number. */
  personId: z.nullable(z.string()),
  /** How often the person wrote before, and when last; absent the first time. */
  earlier: z.optional(z.object({ count: z.number(), lastAt: z.string() })),
  arrival,
  language: z.nullable(z.string()),
  consent: z.nullable(consentReceipt),
  /** Answers to the business's questions. */
  answers: z.array(leadAnswer),
  qualification: z.optional(qualification),
  createdAt: z.string(),
})
export type Lead = z.infer<typeof lead>

/** A lead that looks like spam: nobody was told of it, and it isn't counted. */
export const heldLead = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  message: z.string(),
  /** Why it was held back, such as "It has nothing in it but links". */
  reasons: z.array(z.string()),
  createdAt: z.string(),
})
export type HeldLead = z.infer<typeof heldLead>

/** What looked like spam beyond what is kept of a day. */
export const unkeptLeads = z.object({ number: z.number() })
export type UnkeptLeads = z.infer<typeof unkeptLeads>

export const leadStatus = z.enum(LEAD_STATUSES, 'status must be new, contacted, booked, won or lost')

/** A hundred million, of any currency. */
export const VALUE_MAX_CENTS = 10_000_000_000
const INVALID_VALUE = 'Please enter an amount such as 450 or 450.50'
export const valueCents = z.nullable(
  z
    .number(INVALID_VALUE)
    .check(
      z.int(INVALID_VALUE),
      z.minimum(0, INVALID_VALUE),
      z.maximum(VALUE_MAX_CENTS, 'Please enter a smaller amount'),
    ),
)

/** What people change about a lead; absent: stays. */
export const leadChange = z.object({
  status: z.optional(leadStatus),
  valueCents: z.optional(valueCents),
  assignedTo: z.optional(z.nullable(z.string('assignedTo must be the id of a person').check(z.maxLength(64)))),
})
export type LeadChange = z.infer<typeof leadChange>

export const NOTE_MAX = 2000
const NOTE_TOO_LONG = `Please keep the note under ${NOTE_MAX} characters`

/** `note`: in place of the newest one; null deletes it. */
export const leadPatch = z.extend(leadChange, {
  note: z.optional(z.nullable(z.string('note must be text').check(z.trim(), z.maxLength(NOTE_MAX, NOTE_TOO_LONG)))),
})
