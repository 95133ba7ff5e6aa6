import * as z from 'zod/mini'
import { requiredLine } from './text'

/** What an API key may be allowed to do, with the words that its owner reads. */
export const API_SCOPES = {
  'leads:read': 'Read leads',
  'leads:write': 'Add, change and delete leads',
  'conversations:read': 'Read conversations',
  'faqs:read': 'Read questions and answers',
  'faqs:write': 'Add, change and delete questions and answers',
  'bookings:read': 'Read bookings',
  'bookings:write': 'Book, move and cancel',
  'analytics:read': 'Read analytics',
} as const
export type ApiScope = keyof typeof API_SCOPES

export const isApiScope = (text: string): text is ApiScope => Object.hasOwn(API_SCOPES, text)
export const SCOPE_NAMES = Object.keys(API_SCOPES).filter(isApiScope)

const SCOPE_UNKNOWN = `A scope is one of ${SCOPE_NAMES.join(', ')}`
const scope = z.enum(SCOPE_NAMES, SCOPE_UNKNOWN)

export const API_KEYS_MAX = 20

export const apiKeyRequest = z.object({
  name: requiredLine('Please name the key, such as “CRM”', 60),
  scopes: z.pipe(
    z.array(scope, 'scopes must be a list').check(z.minLength(1, 'Please pick what the key can do')),
    z.transform((scopes) => SCOPE_NAMES.filter((name) => scopes.includes(name))),
  ),
})
export type ApiKeyRequest = z.infer<typeof apiKeyRequest>

/** The key itself is shown this once. */
export const apiKeyCreated = z.object({ id: z.string(), key: z.string() })
export type ApiKeyCreated = z.infer<typeof apiKeyCreated>

export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** How the key begins. */
  prefix: z.string(),
  scopes: z.array(z.string()),
  lastUsedAt: z.nullable(z.string()),
  createdAt: z.string(),
})
export type ApiKey = z.infer<typeof apiKey>
