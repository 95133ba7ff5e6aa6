import * as z from 'zod/mini'

/** The operator's public settings; unset ones are absent. */
export const siteSettings = z.object({
  supportEmail: z.optional(z.string()),
  supportPhone: z.optional(z.string()),
})

/** Placeholder for the product's origin in pages rendered at build; the Worker replaces it. */
export const ORIGIN_AT_BUILD = 'https://deskbell.invalid'

/** What the operator sets and pages rendered at build show: they mark the place (app/marketing/info/Setting.tsx), the Worker fills it in. */
export const SHOWN_SETTINGS = [
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
  'ANALYTICS_ID',
  'AI_BASE_URL',
] as const
export type ShownSetting = (typeof SHOWN_SETTINGS)[number]

/** Pages of text, rendered at build, each under its own name. */
export const INFO_PAGES = ['security', 'privacy', 'terms', 'contact'] as const
export type InfoPage = (typeof INFO_PAGES)[number]
