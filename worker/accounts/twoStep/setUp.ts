import type { TwoStepSetup } from '../../../contract/account'
import type { OwnerContext } from '../../platform/context'
import { openText, sealText } from '../../platform/crypto/sealedText'
import { batchNamed } from '../../platform/db/batchNamed'
import { fieldsInvalid } from '../../platform/http/endpoint'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { auditRowIf } from '../audit/auditRow'
import { notSignedIn, twoStepIsOn } from '../errors'
import { takeAttempt } from '../guard/takeAttempt'
import { confirmPassword } from '../passwords/confirmPassword'
import { findCredentials } from '../people/store'
import { authenticatorUri, hashRecoveryCodes, newAuthenticatorSecret, newRecoveryCodes, stepOfCode } from './codes'
import { twoStepOnMail } from './mails'
import {
  confirmAuthenticator,
  findAuthenticator,
  insertRecoveryCodesIf,
  isUnconfirmed,
  upsertUnconfirmed,
} from './store'

/** A new key for an authenticator app, which counts once a code has confirmed it. Throws 409 where one counts, 422 for a wrong password. */
export async function beginSetUp(ctx: OwnerContext, password: string): Promise<TwoStepSetup> {
  const { email } = await confirmPassword(ctx, password)
  const secret = newAuthenticatorSecret()
  const [written] = await upsertUnconfirmed(
    ctx,
    ctx.actor,
    await sealText(ctx, secret, `authenticators:${ctx.actor.personId}`),
  )
  if (!written) throw twoStepIsOn()
  return { secret, uri: authenticatorUri(secret, email) }
}

/** Switches two-step sign-in on and answers the recovery codes, which are shown this once. Throws 409, 422 for a wrong code and 429. */
export async function confirmSetUp(ctx: OwnerContext, code: string): Promise<string[]> {
  const { customerId, personId } = ctx.actor
  const attempt = await takeAttempt(ctx, 'two-step', personId)
  const [authenticator, credentials] = await Promise.all([
    findAuthenticator(ctx, personId),
    findCredentials(ctx, ctx.actor),
  ])
  if (!credentials) throw notSignedIn()
  if (!authenticator || authenticator.confirmedAt !== null) throw twoStepIsOn()
  const { secret } = authenticator
  const step = stepOfCode(await openText(ctx, secret, `authenticators:${personId}`), code, ctx.now())
  if (step === undefined) {
    throw fieldsInvalid([{ path: 'code', message: 'That code isn’t right. Please enter the one showing now' }])
  }
  await attempt.forget()
  const codes = newRecoveryCodes()
  const hashes = await hashRecoveryCodes(personId, codes)
  const ifUnconfirmed = isUnconfirmed(ctx, personId, secret)
  const mail = { kind: 'mail.send', payload: twoStepOnMail(ctx, { customerId, to: credentials.email }) } as const
  const { confirmed } = await batchNamed(ctx.directory, {
    codes: insertRecoveryCodesIf(ctx, ctx.actor, { hashes, only: ifUnconfirmed }),
    audited: auditRowIf(ctx, { customerId, kind: 'two-step-on' }, ifUnconfirmed),
    mailed: outboxRowIf(ctx, ctx.directory, mail, ifUnconfirmed),
    // Last: once it has run, `ifUnconfirmed` is false.
    confirmed: confirmAuthenticator(ctx, personId, { step, only: ifUnconfirmed }),
  })
  if (confirmed.length === 0) throw twoStepIsOn()
  wakeOutbox(ctx)
  return codes
}
