import * as z from 'zod/mini'

/** The operator's public settings; unset ones are absent. */
export const siteSettings = z.object({
  supportEmail: z.optional(z.string()),
  supportPhone: z.optional(z.string()),
})

/** Placeholder for the product's origin in pages rendered at build; the Worker replaces it. */
export const ORIGIN_AT_BUILD = 'https://deskbell.invalid'
