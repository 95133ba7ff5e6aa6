import * as z from 'zod/mini'

/** What any page may know of the operator's settings; what isn't set isn't shown. */
export const siteSettings = z.object({
  supportEmail: z.optional(z.string()),
  supportPhone: z.optional(z.string()),
})

/** Stands for the product's own origin in pages that are written at build, when nobody knows it yet. */
export const ORIGIN_AT_BUILD = 'https://deskbell.invalid'
