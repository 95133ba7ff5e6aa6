import type { Context } from '../../../platform/context'
import { ProblemError } from '../../../platform/http/problem'
import { log } from '../../../platform/log/log'
import { openAccount } from '../account'
import { notice } from '../resources'
import { settleInvitee } from '../settleInvitee'
import { isSignedByCalendly } from './verifySignature'

const refused = () => new ProblemError(400, 'signature-invalid', 'This wasn’t signed by Calendly for this business.')

/** Takes what Calendly tells. Repeated, or out of order, it changes nothing more. Throws 400. */
export async function receiveNotice(
  ctx: Context,
  businessId: string,
  { body, signature }: { body: Uint8Array; signature: string | undefined },
): Promise<void> {
  const account = await openAccount(ctx, businessId)
  const isValid =
    account && (await isSignedByCalendly(signature, { body, signingKey: account.signingKey, now: ctx.now() }))
  if (!isValid) throw refused()
  const told = notice.safeParse(JSON.parse(new TextDecoder().decode(body)))
  // Asked again it would be no better.
  if (!told.success)
    return log.error('calendly.notice-unread', { businessId, path: told.error.issues[0]?.path.join('.') })
  const { scheduled_event: event, ...invitee } = told.data.payload
  await settleInvitee(ctx, account, { invitee, event, at: told.data.created_at })
}
