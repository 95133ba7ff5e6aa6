import { sessionResponse } from '../../contract/accounts'
import type { MemberRole } from '../../contract/roles'
import { teammate } from '../../contract/team'
import { api } from './api'
import { linkIn, mailsAbout } from './mail'

export const membersPassword = 'violet-lantern-harbor'

/** Invites somebody and answers the token of the mailed link. */
export async function inviteMember(
  owner: { token: string },
  { role = 'agent', email = newAddress() }: Invitation = {},
) {
  const invited = await api('/api/team', { token: owner.token, body: { email, role } })
  if (!invited.ok) throw new Error(`The invitation answered ${invited.status}: ${await invited.text()}`)
  const [mail] = await mailsAbout(email, /invited you/)
  return {
    ...teammate.parse(await invited.json()),
    inviteToken: linkIn(mail?.text ?? '').searchParams.get('token') ?? '',
  }
}
type Invitation = { role?: MemberRole; email?: string }

export const joinTeam = (token: string, firstName = 'Bo') =>
  api('/api/invitations/join', {
    body: { token, firstName, password: membersPassword, confirmPassword: membersPassword },
  })

/** Somebody who was invited and has joined. */
export async function addMember(owner: { token: string }, invitation: Invitation & { firstName?: string } = {}) {
  const { id, email, inviteToken } = await inviteMember(owner, invitation)
  const { sessionToken } = sessionResponse.parse(await (await joinTeam(inviteToken, invitation.firstName)).json())
  return { id, email, token: sessionToken }
}

const newAddress = () => `member-${crypto.randomUUID()}@example.com`
