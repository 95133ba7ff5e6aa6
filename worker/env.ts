import * as z from 'zod/mini'
import { isWebLink } from '../contract/text'

/** What the platform binds, and the settings of the operator, all of them text. */
export type Bindings = Env & { TENANTS_DB?: D1Database } & Partial<Record<SettingName, string>>

const webAddress = z.optional(
  z.string().check(z.refine(isWebLink, 'must be a full web address such as https://deskbell.example')),
)
const key = (pattern: RegExp, example: string) =>
  z.optional(z.string().check(z.regex(pattern, `must be a key such as ${example}`)))

const SETTINGS = {
  PUBLIC_URL: webAddress,
  TEST_REGISTRATION: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  DEV_TOOLS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  MAIL_FROM: z.optional(z.email('must be an email address')),
  SUPPORT_EMAIL: z.optional(z.email('must be an email address')),
  SUPPORT_PHONE: z.optional(z.string().check(z.regex(/^[+(]?\d[\d ().-]{4,}$/, 'must be a phone number'))),
  ENCRYPTION_KEY: z.optional(z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64'))),
  STRIPE_SECRET_KEY: key(/^[sr]k_\w+$/, 'sk_live_…'),
  STRIPE_PUBLISHABLE_KEY: key(/^pk_\w+$/, 'pk_live_…'),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\S+$/, 'whsec_…'),
  STRIPE_API_BASE: webAddress,
  STRIPE_JS_URL: webAddress,
  RATE_LIMIT_SCALE: z._default(z.coerce.number('must be a number').check(z.positive('must be a number above 0')), 1),
  OPERATOR_EMAIL: z._default(z.email('must be an email address'), 'operator@deskbell.local'),
  OPERATOR_PASSWORD: z.optional(z.string().check(z.minLength(8, 'must have at least 8 characters'))),
}
export type SettingName = keyof typeof SETTINGS
const settingsSchema = z.object(SETTINGS)
export type Settings = z.infer<typeof settingsSchema>

export class SettingsInvalid extends Error {}

const parsed = new WeakMap<Bindings, Settings>()

/** Parsed once for each environment. Throws `SettingsInvalid`, whose message is one sentence naming the setting. */
export function readSettings(env: Bindings): Settings {
  const known = parsed.get(env)
  if (known) return known
  const values = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, Reflect.get(env, name) || undefined]))
  const result = settingsSchema.safeParse(values)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new SettingsInvalid(`The setting ${issue?.path.join('.')} ${issue?.message}.`)
  }
  parsed.set(env, result.data)
  return result.data
}
