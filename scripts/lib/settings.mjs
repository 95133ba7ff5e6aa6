import { SETTING_NAMES } from '../../worker/platform/settingNames.ts'
import { CannotGoOn } from './main.mjs'

/** What the scripts need themselves, and under `worker` what is handed to the Worker, which says what of it is malformed (worker/platform/env.ts). */
export function readScriptSettings(env = process.env) {
  const given = (name) => env[name]?.trim() || undefined
  const number = (name, fallback, isValid, hint) => {
    const value = given(name) === undefined ? fallback : Number(given(name))
    if (!isValid(value)) throw new CannotGoOn(`The setting ${name} must be ${hint}, not "${given(name)}".`)
    return value
  }
  const port = number('PORT', 8787, (n) => Number.isInteger(n) && n > 0 && n < 65536, 'a port number from 1 to 65535')
  const rateLimitScale = number('RATE_LIMIT_SCALE', 1, (n) => Number.isFinite(n) && n > 0, 'a number above 0')
  const worker = { TEST_REGISTRATION: 'on', DEV_TOOLS: 'on', OPERATOR_EMAIL: 'operator@deskbell.local' }
  for (const name of SETTING_NAMES) if (given(name) !== undefined) worker[name] = given(name)
  return { port, rateLimitScale, stateDir: given('STATE_DIR') ?? '.wrangler/state', worker }
}
