// What the environment may set. The Worker parses these itself (worker/env.ts) and names what is malformed.
const WORKER_SETTINGS = [
  'PUBLIC_URL',
  'TEST_REGISTRATION',
  'DEV_TOOLS',
  'AI_BASE_URL',
  'AI_MODEL',
  'AI_API_KEY',
  'AI_TIMEOUT_MS',
  'LAUNCHER_ORIGIN',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'STRIPE_JS_URL',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
  'ANALYTICS_ID',
  'ENCRYPTION_KEY',
  'OPERATOR_EMAIL',
  'OPERATOR_PASSWORD',
  'RATE_LIMIT_SCALE',
  'PRIVATE_NETWORK',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_OAUTH_BASE',
  'GOOGLE_API_BASE',
  'MICROSOFT_CLIENT_ID',
  'MICROSOFT_CLIENT_SECRET',
  'MICROSOFT_OAUTH_BASE',
  'MICROSOFT_API_BASE',
]

/** A setting that keeps the server from starting; its message is one sentence for the operator. */
export class SettingInvalid extends Error {}

export function readSettings(env = process.env) {
  const given = (name) => env[name]?.trim() || undefined
  const number = (name, fallback, isValid, hint) => {
    const value = given(name) === undefined ? fallback : Number(given(name))
    if (!isValid(value)) throw new SettingInvalid(`The setting ${name} must be ${hint}, not "${given(name)}".`)
    return value
  }
  const port = number('PORT', 8787, (n) => Number.isInteger(n) && n > 0 && n < 65536, 'a port number from 1 to 65535')
  const rateLimitScale = number('RATE_LIMIT_SCALE', 1, (n) => Number.isFinite(n) && n > 0, 'a number above 0')
  const worker = { TEST_REGISTRATION: 'on', DEV_TOOLS: 'on', OPERATOR_EMAIL: 'operator@deskbell.local' }
  for (const name of WORKER_SETTINGS) if (given(name) !== undefined) worker[name] = given(name)
  return { port, rateLimitScale, stateDir: given('STATE_DIR') ?? '.wrangler/state', worker }
}
