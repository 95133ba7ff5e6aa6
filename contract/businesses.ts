import * as z from 'zod/mini'
import { BUSINESS_TYPES } from './businessTypes'
import { hexColor, optionalText, optionalWebLink, optionalWebsite, requiredLine, requiredText } from './text'
import { branding } from './widgetLook'

export { DEMO_BUSINESS_ID } from './defaults'

export const POSITIONS = ['bottom-right', 'bottom-left'] as const
export type Position = (typeof POSITIONS)[number]
export const PANEL_SIZES = ['standard', 'compact'] as const
export type PanelSize = (typeof PANEL_SIZES)[number]
export const SCHEDULING_TIERS = ['calendly', 'google', 'outlook'] as const

const isTimeZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
export const timeZoneName = z
  .string('Please pick a time zone')
  .check(
    z.maxLength(64, 'Please pick a time zone'),
    z.refine(isTimeZone, 'Please pick a time zone such as America/New_York'),
  )
export const timeZone = z.optional(timeZoneName)
export const countryCode = z.optional(
  z
    .string('Please pick a country')
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'Please use a two-letter country code such as US')),
)

const LEAD_QUESTIONS_MAX = 5

const NAME_REQUIRED = 'Business name is required'
const SERVICES_REQUIRED = 'Services description is required'
const credentials = z.optional(
  z.nullable(z.string('Please enter text').check(z.maxLength(8000, 'These credentials are too long'))),
)

const fields = {
  name: requiredLine(NAME_REQUIRED),
  services: requiredText(SERVICES_REQUIRED, 4000),
  location: optionalText(500),
  specialties: optionalText(2000),
  primaryColor: z.optional(hexColor),
  position: z.optional(z.enum(POSITIONS, 'Please pick bottom-right or bottom-left')),
  greeting: z.optional(requiredText('Please write a greeting', 300)),
  calendlyUrl: optionalWebLink,
  /** The business's own site: it may carry the chat. */
  website: optionalWebsite,
  schedulingTier: z.optional(z.enum(SCHEDULING_TIERS, 'Please pick calendly, google or outlook')),
  googleCalendarCredentials: credentials,
  outlookCalendarCredentials: credentials,
  isActive: z.optional(z.boolean('Please use true or false')),
  businessType: z.optional(z.enum(BUSINESS_TYPES, 'Please pick a business type')),
  country: countryCode,
  timeZone,
  /** The owner may require a phone number, and may pick the small panel. */
  phoneRequired: z.optional(z.boolean('Please use true or false')),
  /** Whether who leaves an email address is mailed that the business has it. */
  confirmLeads: z.optional(z.boolean('Please use true or false')),
  /** Whether the chat asks people to keep to themselves what its trade is careful with. */
  careNote: z.optional(z.boolean('Please use true or false')),
  panelSize: z.optional(z.enum(PANEL_SIZES, 'Please pick standard or compact')),
  branding: z.optional(branding),
  /** What the chat asks people who left a way to reach them; null: the trade's own questions. */
  leadQuestions: z.optional(
    z.nullable(
      z
        .array(requiredText('Please write the question or remove it', 200))
        .check(z.maxLength(LEAD_QUESTIONS_MAX, `Please ask at most ${LEAD_QUESTIONS_MAX} questions`)),
    ),
  ),
  /** The notice that people see before they write; null: the default one in their language. */
  privacyNotice: optionalText(300),
  privacyUrl: optionalWebLink,
}

/** POST and PUT send the whole form. PATCH sends what changed: absent fields stay, empty text or null clears them. */
export const businessRequest = z.object(fields)
export const businessPatch = z.partial(z.object(fields))
export type BusinessRequest = z.infer<typeof businessRequest>
export type BusinessPatch = z.infer<typeof businessPatch>
/** The form's values before validation. */
export type BusinessForm = z.input<typeof businessRequest>

const publicFields = {
  id: z.string(),
  name: z.string(),
  services: z.string(),
  location: z.nullable(z.string()),
  greeting: z.string(),
  primaryColor: z.string(),
  position: z.enum(POSITIONS),
  calendlyUrl: z.nullable(z.string()),
}

/** What anyone may read of a business. */
export const publicBusiness = z.object(publicFields)
export type PublicBusiness = z.infer<typeof publicBusiness>

/** Everything, for the owner. Of calendar credentials only whether they are set. */
export const business = z.object({
  ...publicFields,
  customerId: z.string(),
  specialties: z.nullable(z.string()),
  website: z.nullable(z.string()),
  isActive: z.boolean(),
  googleCalendarConnected: z.boolean(),
  outlookCalendarConnected: z.boolean(),
  schedulingTier: z.enum(SCHEDULING_TIERS),
  businessType: z.enum(BUSINESS_TYPES),
  country: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  phoneRequired: z.boolean(),
  confirmLeads: z.boolean(),
  careNote: z.boolean(),
  /** What the chat then says, in English; null where the trade has no such words, or where it says other ones because health details are kept out. */
  defaultCareNote: z.nullable(z.string()),
  panelSize: z.enum(PANEL_SIZES),
  branding,
  /** The quick replies while `branding` has none of its own, in English. */
  defaultQuickReplies: z.array(z.string()),
  leadQuestions: z.nullable(z.array(z.string())),
  /** What is asked while `leadQuestions` is null, in English. */
  defaultLeadQuestions: z.array(z.string()),
  privacyNotice: z.nullable(z.string()),
  privacyUrl: z.nullable(z.string()),
  /** Where the widget was last loaded, our own pages excepted. */
  lastSeen: z.nullable(z.object({ host: z.string(), at: z.string() })),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Business = z.infer<typeof business>

export const FAQ_QUESTION_MAX = 300
export const faqQuestion = requiredText('Please write the question', FAQ_QUESTION_MAX)
export const faqAnswer = requiredText('Please write the answer', 2000)
export const faqRequest = z.object({ question: faqQuestion, answer: faqAnswer })
export type FaqRequest = z.infer<typeof faqRequest>
export const faq = z.object({ id: z.string(), question: z.string(), answer: z.string() })
export type Faq = z.infer<typeof faq>
