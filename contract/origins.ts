import * as z from 'zod/mini'
import { isWebLink, withScheme } from './text'

/** `waiting`: seen and not allowed yet; there the chat only takes contact details. */
export const ORIGIN_STATES = ['allowed', 'waiting', 'blocked'] as const
export type OriginState = (typeof ORIGIN_STATES)[number]
export const ORIGINS_MAX = 50

const INVALID_ORIGIN = 'Please enter a site such as https://www.example.com'
const origin = z.pipe(
  z.string(INVALID_ORIGIN).check(
    z.trim(),
    z.maxLength(500, INVALID_ORIGIN),
    z.refine((typed: string) => isWebLink(withScheme(typed)), INVALID_ORIGIN),
  ),
  z.transform((typed) => new URL(withScheme(typed)).origin),
)

const state = z.enum(ORIGIN_STATES, 'state must be allowed, waiting or blocked')

export const originsRequest = z.object({
  origins: z
    .array(z.object({ origin, state }), 'origins must be a list')
    .check(z.maxLength(ORIGINS_MAX, `A business has room for ${ORIGINS_MAX} sites. Please remove one first.`)),
})
export type OriginsRequest = z.infer<typeof originsRequest>

/** A site that shows the chat or may show it. With and without `www` is the same site. */
const siteOrigin = z.object({
  origin: z.string(),
  state,
  /** Null if it was entered and no page has shown the chat yet. */
  firstSeenAt: z.nullable(z.string()),
  lastSeenAt: z.nullable(z.string()),
})
export type SiteOrigin = z.infer<typeof siteOrigin>
export const originsView = z.object({ origins: z.array(siteOrigin) })

const token = z.string('token is required').check(z.minLength(1, 'token is required'), z.maxLength(200))
export const originLinkRequest = z.object({ token })
export const originLinkView = z.object({ businessName: z.string(), origin: z.string(), state })
export type OriginLinkView = z.infer<typeof originLinkView>
const DECIDED = ['allowed', 'blocked'] as const
export const decideByLinkRequest = z.object({ token, state: z.enum(DECIDED, 'state must be allowed or blocked') })
export type DecideByLink = z.infer<typeof decideByLinkRequest>
