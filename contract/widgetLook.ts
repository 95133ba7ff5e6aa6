import * as z from 'zod/mini'
import { isWebLink, requiredText } from './text'

export const LOOKS = ['light', 'dark'] as const
export const CORNERS = ['round', 'soft', 'square'] as const
const AVATAR = 'Please enter the picture’s full web address, starting with https://'

/** The widget's appearance in the business's own branding, for plans with the entitlement `customBranding`. */
export const branding = z.object({
  avatarUrl: z.optional(
    z.nullable(
      z.string(AVATAR).check(
        z.trim(),
        z.maxLength(500, AVATAR),
        z.refine((url) => isWebLink(url) && url.startsWith('https://'), AVATAR),
      ),
    ),
  ),
  /** Under the business's name, in place of "Replies right away". */
  tagline: z.optional(z.nullable(requiredText('Please write the line or leave it out', 60))),
  quickReplies: z.optional(
    z.nullable(
      z
        .array(requiredText('Please write the reply or remove it', 40))
        .check(z.minLength(1, 'Please write at least one'), z.maxLength(4, 'Please list at most four')),
    ),
  ),
  look: z._default(z.enum(LOOKS, 'Please pick light or dark'), 'light'),
  corners: z._default(z.enum(CORNERS, 'Please pick round, soft or square'), 'round'),
})
export type Branding = z.infer<typeof branding>
export const PLAIN_BRANDING: Branding = branding.parse({})
