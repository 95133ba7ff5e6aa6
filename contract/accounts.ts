import * as z from 'zod/mini'
import { countryCode, timeZone } from './businesses'
import { BUSINESS_TYPES } from './businessTypes'
import { PLAN_IDS, SUBSCRIPTION_STATUSES } from './plans'
import { ROLES } from './roles'
import { email, optionalText, optionalWebLink, requiredLine, requiredText } from './text'

const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters'
/** The ceiling keeps a hostile body from buying long hashing time (ASVS 6.2.9 asks for at least 64 allowed). */
export const newPassword = z
  .string(PASSWORD_TOO_SHORT)
  .check(z.minLength(8, PASSWORD_TOO_SHORT), z.maxLength(200, 'Please keep the password under 200 characters'))

/** For existing passwords only the presence is checked: the rules for new ones may have changed since. */
export const knownPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(200, 'Password is too long'))

/** A random secret that the browser creates and keeps. It identifies the device, so that others' failed logins don't lock it out. */
export const deviceId = z.optional(
  z.string('Please send the device as text').check(z.minLength(20, 'This device id is too short'), z.maxLength(100)),
)

export const loginRequest = z.object({ email, password: knownPassword, deviceId })
export type LoginRequest = z.infer<typeof loginRequest>

export const sessionResponse = z.object({ sessionToken: z.string() })

/** Where two-step sign-in is on, a token that stands for the password, to be sent with a code; otherwise the session's. */
export const loginResponse = z.union([sessionResponse, z.object({ twoStepToken: z.string() })])
export type LoginResponse = z.infer<typeof loginResponse>

const CODE_REQUIRED = 'Please enter the code'
/** Six digits of an authenticator app, or a recovery code. */
export const twoStepCode = requiredText(CODE_REQUIRED, 30)
export const twoStepLogin = z.object({ twoStepToken: requiredText('Please log in again', 100), code: twoStepCode })
export type TwoStepLogin = z.infer<typeof twoStepLogin>

export const testRegistrationRequest = z.object({
  email,
  planType: z.enum(PLAN_IDS, 'Please pick a plan'),
})
export const testRegistrationResponse = z.object({ registrationUrl: z.string() })

export const verifyRegistrationRequest = z.object({
  token: requiredText('This link is missing its token', 200),
  email,
})
export const verifyRegistrationResponse = z.object({ planType: z.enum(PLAN_IDS), email: z.string() })

const PASSWORDS_DIFFER = "Passwords don't match"

/** The fields of the registration form; the request adds the link's token. */
const registrationFields = {
  email,
  businessName: requiredLine('Business name is required'),
  businessType: z.enum(BUSINESS_TYPES, 'Business type is required'),
  services: requiredText('Services description is required', 4000),
  location: optionalText(500),
  specialties: optionalText(2000),
  calendlyUrl: optionalWebLink,
  timeZone,
  country: countryCode,
  password: newPassword,
  confirmPassword: newPassword,
  deviceId,
}
const twoNewPasswords = { password: newPassword, confirmPassword: newPassword }
const bothPasswords = z.object(twoNewPasswords)
/** Checked even if other fields are invalid. */
export const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  {
    path: ['confirmPassword'],
    message: PASSWORDS_DIFFER,
    when: ({ value }) => z.safeParse(bothPasswords, value).success,
  },
)

export const registrationForm = z.object(registrationFields).check(samePasswords)
export const completeRegistrationRequest = z
  .object({ ...registrationFields, token: requiredText('This link is missing its token', 200) })
  .check(samePasswords)
export type RegistrationFormValues = z.input<typeof registrationForm>
export type CompleteRegistrationRequest = z.infer<typeof completeRegistrationRequest>

export const forgotPasswordRequest = z.object({ email })
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>
/** The same whether or not the email has an account. */
export const forgotPasswordResponse = z.object({ message: z.string() })

/** What the form behind a reset link checks; the request adds the link's token. */
export const resetPasswordForm = z.object(twoNewPasswords).check(samePasswords)
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>
export const resetPasswordRequest = z
  .object({ ...twoNewPasswords, token: requiredText('This link is missing its token', 200), deviceId })
  .check(samePasswords)
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>

export const liftPauseRequest = z.object({ token: requiredText('This link is missing its token', 200), deviceId })
export type LiftPauseRequest = z.infer<typeof liftPauseRequest>

export const changePasswordRequest = z
  .object({ ...twoNewPasswords, currentPassword: knownPassword })
  .check(samePasswords)
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>

/** A device that is signed in. */
export const signedInSession = z.object({
  id: z.string(),
  /** The device that made this request. */
  current: z.boolean(),
  /** Such as Safari on iPhone. */
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  expiresAt: z.string(),
})
export type SignedInSession = z.infer<typeof signedInSession>

export const meResponse = z.object({
  customer: z.object({
    id: z.string(),
    email: z.string(),
    planType: z.nullable(z.enum(PLAN_IDS)),
    subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
    trialEndsAt: z.optional(z.string()),
    /** The publishable key: it identifies a business in a snippet and grants nothing. */
    apiKey: z.string(),
    /** Set once the owner has asked for deletion: until then they can take it back. */
    deleteAfter: z.optional(z.string()),
  }),
  /** Who is signed in: the owner, or one of the team. */
  person: z.object({
    id: z.string(),
    email: z.string(),
    /** What visitors see when this person answers them in the chat. */
    firstName: z.optional(z.string()),
    role: z.enum(ROLES),
  }),
  business: z.optional(z.object({ id: z.string(), name: z.string() })),
})
export type MeResponse = z.infer<typeof meResponse>

export const checkoutResponse = z.object({ checkoutUrl: z.optional(z.string()) })
