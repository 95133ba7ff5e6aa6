import * as z from 'zod/mini'
import { knownPassword as password, twoStepCode } from './accounts'
import { email, optionalText, requiredText } from './text'

/** The kinds of entries in the audit log. */
const AUDIT_KINDS = [
  'registered',
  'signed-in',
  'signed-out',
  'session-ended',
  'password-changed',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'deletion-asked',
  'deletion-taken-back',
  'data-exported',
  'visitor-deleted',
  'visitor-exported',
  'balance-kept',
  'business-added',
  'business-changed',
  'calendar-connected',
  'calendar-disconnected',
  'api-key-added',
  'api-key-deleted',
  'plan-changed',
  'subscription-changed',
  'member-invited',
  'member-joined',
  'member-role-changed',
  'member-removed',
  'member-two-step-reset',
  'two-step-on',
  'two-step-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'webhook-added',
  'webhook-changed',
  'webhook-deleted',
  'webhook-secret-renewed',
  'identity-secret-made',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

export const auditEntry = z.object({
  id: z.string(),
  /** One of the kinds above, or one of a later release. */
  kind: z.string(),
  /** What changed, in a sentence; null if the kind says it all. */
  summary: z.nullable(z.string()),
  detail: z.record(z.string(), z.string()),
  device: z.nullable(z.string()),
  /** The first name of whoever of the team did it; null for the owner. */
  by: z.nullable(z.string()),
  at: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** Empty: visitors see the business's name instead. */
export const nameRequest = z.object({ firstName: optionalText(40) })

export const emailChangeRequest = z.object({ email, password })
export type EmailChangeRequest = z.infer<typeof emailChangeRequest>
export const emailChangeAsked = z.object({ newEmail: z.string(), expiresAt: z.string() })

export const emailConfirmRequest = z.object({ token: requiredText('This link is missing its token', 200) })
/** `waiting`: the mail to the other address has to be confirmed too. */
export const emailConfirmed = z.object({ status: z.enum(['waiting', 'changed']), newEmail: z.string() })
export type EmailConfirmed = z.infer<typeof emailConfirmed>

/** For what a session alone isn't enough for. */
export const passwordRequest = z.object({ password })
export type PasswordRequest = z.infer<typeof passwordRequest>

export const deletionRequest = z.object({ password })
export const deletionAsked = z.object({ deleteAfter: z.string() })

/** `recoveryCodesLeft`: how many of the ten haven't been used. */
export const twoStepState = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number() })
export type TwoStepState = z.infer<typeof twoStepState>
export const twoStepBegin = z.object({ password })
/** The key of the authenticator app: as base32 to type, and as the text of a QR code. */
export const twoStepSetup = z.object({ secret: z.string(), uri: z.string() })
export type TwoStepSetup = z.infer<typeof twoStepSetup>
export const twoStepConfirm = z.object({ code: twoStepCode })
/** For turning it off, and for new recovery codes. */
export const twoStepChange = z.object({ password, code: twoStepCode })
export type TwoStepChange = z.infer<typeof twoStepChange>
/** Shown this once. */
export const recoveryCodesShown = z.object({ recoveryCodes: z.array(z.string()) })

/** Mail to the owner that could not be delivered. */
export const deliveryNotice = z.object({ id: z.string(), message: z.string(), at: z.string() })
export type DeliveryNotice = z.infer<typeof deliveryNotice>
