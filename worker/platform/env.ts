import * as z from 'zod/mini'
import { isWebLink } from '../../contract/text'
import { SETTING_NAMES, type SettingName } from './settingNames'

/** The platform's bindings (worker/bindings.d.ts) and the operator's settings, all of them text. */
export type Bindings = Env & Partial<Record<SettingName, string>>

/** The value of `AI_MODEL` that switches models off. */
export const NO_MODEL = 'none'

const webAddress = z.optional(
  z.string().check(z.refine(isWebLink, 'must be a full web address such as https://deskbell.example')),
)
const emailAddress = z.optional(z.email('must be an email address'))
const isOn = z._default(z.enum(['on', 'off'], 'must be on or off'), 'off')
const word = z.optional(z.string().check(z.regex(/^\S+$/, 'must be text without spaces')))
const line = z.optional(z.string().check(z.regex(/^[^\p{Cc}]{1,200}$/u, 'must be one line of at most 200 characters')))
const key = (pattern: RegExp, example: string) =>
  z.optional(z.string().check(z.regex(pattern, `must be a key such as ${example}`)))
const positive = (standard: number) =>
  z._default(z.coerce.number('must be a number').check(z.positive('must be a number above 0')), standard)

const SETTINGS = {
  PUBLIC_URL: webAddress,
  TEST_REGISTRATION: isOn,
  DEV_TOOLS: isOn,
  AI_BASE_URL: webAddress,
  AI_MODEL: word,
  AI_API_KEY: word,
  AI_TIMEOUT_MS: positive(8000),
  LAUNCHER_ORIGIN: webAddress,
  STRIPE_SECRET_KEY: key(/^[sr]k_\w+$/, 'sk_live_…'),
  STRIPE_PUBLISHABLE_KEY: key(/^pk_\w+$/, 'pk_live_…'),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\S+$/, 'whsec_…'),
  STRIPE_API_BASE: webAddress,
  STRIPE_JS_URL: webAddress,
  MAIL_FROM: emailAddress,
  OPERATOR_NAME: line,
  OPERATOR_ADDRESS: line,
  SUPPORT_EMAIL: emailAddress,
  SUPPORT_PHONE: z.optional(z.string().check(z.regex(/^[+(]?\d[\d ().-]{4,}$/, 'must be a phone number'))),
  ANALYTICS_ID: key(/^[A-Za-z0-9_-]+$/, 'G-ABC123'),
  ENCRYPTION_KEY: z.optional(z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64'))),
  ENCRYPTION_KEYS_OLD: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=)*$/,
          'must be keys of 32 bytes in base64, with commas between',
        ),
      ),
  ),
  // In the form of `npx web-push generate-vapid-keys`: a point of P-256 uncompressed, and its scalar.
  VAPID_PUBLIC_KEY: z.optional(
    z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/, 'must be a public VAPID key in base64url')),
  ),
  VAPID_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'must be a private VAPID key in base64url')),
  ),
  OPERATOR_EMAIL: z._default(z.email('must be an email address').check(z.toLowerCase()), 'operator@deskbell.local'),
  OPERATOR_PASSWORD: z.optional(z.string().check(z.minLength(8, 'must have at least 8 characters'))),
  RATE_LIMIT_SCALE: positive(1),
  PRIVATE_NETWORK: isOn,
  DNS_OVER_HTTPS_URL: z._default(
    z.string().check(z.refine(isWebLink, 'must be a full web address')),
    'https://cloudflare-dns.com/dns-query',
  ),
  GOOGLE_CLIENT_ID: word,
  GOOGLE_CLIENT_SECRET: word,
  GOOGLE_OAUTH_BASE: webAddress,
  GOOGLE_API_BASE: webAddress,
  MICROSOFT_CLIENT_ID: word,
  MICROSOFT_CLIENT_SECRET: word,
  MICROSOFT_OAUTH_BASE: webAddress,
  MICROSOFT_API_BASE: webAddress,
  CALENDLY_API_BASE: webAddress,
} satisfies Record<SettingName, z.ZodMiniType>
/** Refused when deployed: they would expose it to floods and its network to strangers. */
const LOCAL_ONLY = ['RATE_LIMIT_SCALE', 'PRIVATE_NETWORK'] as const satisfies SettingName[]

/** Neither is of use without the other. */
const PAIRS = [
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
] as const satisfies [SettingName, SettingName][]

const settingsSchema = z.object(SETTINGS)
export type Settings = z.infer<typeof settingsSchema>

export class SettingsInvalid extends Error {}

const parsed = new WeakMap<Bindings, Settings>()

/** Parsed once for each environment. Throws `SettingsInvalid`, whose message is one sentence naming the setting. */
export function readSettings(env: Bindings): Settings {
  const known = parsed.get(env)
  if (known) return known
  for (const name of LOCAL_ONLY) {
    if (env[name] && !env.LOCAL_ORIGIN) {
      throw new SettingsInvalid(`The setting ${name} is only for your own machine and can’t be used when deployed.`)
    }
  }
  const values = Object.fromEntries(SETTING_NAMES.map((name) => [name, env[name] || undefined]))
  const result = settingsSchema.safeParse(values)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new SettingsInvalid(`The setting ${issue?.path.join('.')} ${issue?.message}.`)
  }
  for (const [one, other] of [...PAIRS, ...PAIRS.map(([first, second]) => [second, first] as const)]) {
    if (env[one] && !env[other]) throw new SettingsInvalid(`The setting ${other} is missing: it goes with ${one}.`)
  }
  parsed.set(env, result.data)
  return result.data
}
