import type { LiftPauseRequest } from '../../../contract/accounts'
import { MINUTE_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { deviceKey } from '../devices/deviceKey'
import { pauseLinkInvalid } from '../errors'
import { guardFor, takeAttempt } from '../guard/takeAttempt'
import { takePauseLink } from './store'

const PASS_MS = 15 * MINUTE_MS

/**
 * For fifteen minutes this device may try to log in whatever others try in the account's name. The account's own pause stays; lifting it
 * would give the attackers more guesses. Throws 404 and 429.
 */
export async function liftPause(ctx: Context, { token, deviceId }: LiftPauseRequest): Promise<void> {
  const attempt = await takeAttempt(ctx, 'link-address', ctx.client?.address ?? '')
  const email = await takePauseLink(ctx, await sha256(token))
  if (!email) throw pauseLinkInvalid()
  await attempt.forgive()
  const guard = await guardFor(ctx, 'login-device', `${email} ${await deviceKey(ctx, deviceId)}`)
  await guard.letPass(ctx.now() + PASS_MS)
}
