import type { MemberRole } from '../../contract/roles'
import type { Context } from '../platform/context'
import { layOutMail } from '../platform/mail/layout'

const MAY: Record<MemberRole, string> = {
  manager: 'You can answer people in the chat, work on leads, and change what your front desk knows and how it looks.',
  agent: 'You can answer people in the chat and work on leads.',
}

type Invitation = { to: string; token: string; role: MemberRole; invitedBy: string; businessName: string | undefined }

/** Goes to somebody who has nothing to do with the account yet: failures are not shown there, and theirs is no account's mail. */
export function invitationMail(ctx: Context, { to, token, role, invitedBy, businessName }: Invitation) {
  const url = new URL('/join', ctx.origin)
  url.searchParams.set('token', token)
  const team = businessName ? `the ${businessName} team` : 'their team'
  return layOutMail({
    to,
    // Where the inviter has no name, the business stands for them.
    subject: `${invitedBy} invited you to join ${invitedBy === businessName ? 'their team' : team}`,
    heading: `Join ${team} on Deskbell`,
    lines: [
      `${invitedBy} would like you to help answer people who write in through the website. ${MAY[role]}`,
      'The link works once and expires in seven days. If you don’t know what this is about, you can ignore this email.',
    ],
    action: { label: 'Join the team', url: url.href },
  })
}

export const joinedMail = (
  ctx: Context,
  { to, customerId, firstName, email }: { to: string; customerId: string; firstName: string; email: string },
) => ({
  customerId,
  ...layOutMail({
    to,
    subject: `${firstName} joined your team`,
    heading: `${firstName} joined your team`,
    lines: [`${email} accepted your invitation. You can change what they can do, or remove them, at any time.`],
    action: { label: 'See your team', url: new URL('/admin/team', ctx.origin).href },
  }),
})
