import * as z from 'zod/mini'
import { deviceId, newPassword, samePasswords } from './accounts'
import { MEMBER_ROLES, ROLES } from './roles'
import { email, requiredLine, requiredText } from './text'

const role = z.enum(MEMBER_ROLES, 'Please choose what they can do')

export const invitationRequest = z.object({ email, role })
export type InvitationRequest = z.infer<typeof invitationRequest>

export const memberPatch = z.object({ role })

/** Somebody who works in the account, or is invited to. */
export const teammate = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  role: z.enum(ROLES),
  /** Two-step sign-in is on. */
  hasTwoSteps: z.boolean(),
  /** The plan has no seat for them: they can’t sign in until it has. */
  isPaused: z.boolean(),
  /** Absent once they have joined; in the past: the invitation has expired. */
  inviteExpiresAt: z.optional(z.string()),
})
export type Teammate = z.infer<typeof teammate>

/** `seats`: how many people the plan has room for, the owner and open invitations included. */
export const teamView = z.object({ people: z.array(teammate), seats: z.number() })
export type TeamView = z.infer<typeof teamView>

const token = requiredText('This link is missing its token', 200)
export const invitationRead = z.object({ token })
export const invitationView = z.object({
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  businessName: z.nullable(z.string()),
  /** Whoever invited them, by first name or address. */
  invitedBy: z.string(),
})
export type InvitationView = z.infer<typeof invitationView>

const joinFields = {
  firstName: requiredLine('Please tell us your first name', 40),
  password: newPassword,
  confirmPassword: newPassword,
}
/** What the form behind an invitation checks; the request adds the link's token. */
export const joinForm = z.object(joinFields).check(samePasswords)
export type JoinForm = z.infer<typeof joinForm>
export const joinRequest = z.object({ ...joinFields, token, deviceId }).check(samePasswords)
export type JoinRequest = z.infer<typeof joinRequest>
