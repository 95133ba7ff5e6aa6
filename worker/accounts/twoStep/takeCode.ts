import type { Context } from '../../platform/context'
import { openText } from '../../platform/crypto/sealedText'
import { fieldsInvalid } from '../../platform/http/endpoint'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { auditRow } from '../audit/auditRow'
import { isKnownDevice } from '../devices/store'
import { takeAttempt } from '../guard/takeAttempt'
import { memberIdOf, type Person } from '../people/person'
import { findCredentials } from '../people/store'
import { hashRecoveryCode, stepOfCode } from './codes'
import { recoveryCodeUsedMail } from './mails'
import { countRecoveryCodes, findAuthenticator, takeRecoveryCode, takeStep } from './store'

/**
 * Uses up a code of the authenticator app or a recovery code; the same code never works twice. A known device has a count of its own, so
 * that whoever found out the password can't lock its owner out. Throws 422 at `code`, and 429.
 */
export async function takeCode(
  ctx: Context,
  { code, device, ...person }: Person & { code: string; device: string | null },
): Promise<void> {
  const { personId } = person
  const isKnown = device !== null && (await isKnownDevice(ctx, { ...person, device }))
  const attempt = await takeAttempt(ctx, 'two-step', isKnown ? `${personId} ${device}` : personId)
  const isRight = (await takeAppCode(ctx, personId, code)) || (await spendRecoveryCode(ctx, person, code))
  if (!isRight) {
    throw fieldsInvalid([
      { path: 'code', message: 'That code isn’t right, or it’s been used already. Please enter the one showing now' },
    ])
  }
  await attempt.forget()
}

async function takeAppCode(ctx: Context, personId: string, code: string): Promise<boolean> {
  const authenticator = await findAuthenticator(ctx, personId)
  if (!authenticator) return false
  const secret = await openText(ctx, authenticator.secret, `authenticators:${personId}`)
  const step = stepOfCode(secret, code, ctx.now())
  return step !== undefined && (await takeStep(ctx, personId, step)).length > 0
}

/** Whoever has the code is mailed when it is used, since somebody else may have found their list. */
async function spendRecoveryCode(ctx: Context, person: Person, code: string): Promise<boolean> {
  const { customerId, personId } = person
  const [used] = await takeRecoveryCode(ctx, personId, await hashRecoveryCode(personId, code))
  if (!used) return false
  const credentials = await findCredentials(ctx, person)
  const left = await countRecoveryCodes(ctx, personId)
  const audited = auditRow(ctx, {
    customerId,
    memberId: memberIdOf(person),
    kind: 'recovery-code-used',
    detail: { left },
  })
  if (!credentials) return true
  const payload = recoveryCodeUsedMail(ctx, { customerId, to: credentials.email, left })
  await ctx.directory.batch([audited, outboxRow(ctx, ctx.directory, { kind: 'mail.send', payload })])
  wakeOutbox(ctx)
  return true
}
