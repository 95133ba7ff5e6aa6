import { useState } from 'react'
import { MEMBER_ROLES, type MemberRole } from '../../../contract/roles'
import type { Teammate } from '../../../contract/team'
import { changeRole, inviteAgain, removeMember } from '../../api/team'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { ResetTwoSteps } from './ResetTwoSteps'
import { ROLE_NAMES } from './roleWords'
import { useTeamChange } from './useTeamChange'

/** What the owner can do about somebody: another role, the invitation again, remove. */
export function MemberActions({ one, role }: { one: Teammate; role: MemberRole }) {
  const { id, email, inviteExpiresAt } = one
  const name = one.firstName ?? email
  const [isAsking, setIsAsking] = useState(false)
  const change = useTeamChange('Nothing changed. Please try again.')
  const setRole = (wish: string) => {
    const to = MEMBER_ROLES.find((known) => known === wish)
    if (to) change.mutate({ act: () => changeRole(id, to), done: { title: `${name} is now ${AS[to]}` } })
  }
  const sendAgain = () =>
    change.mutate({ act: () => inviteAgain(id), done: { title: 'Invitation sent', description: email } })
  const remove = () =>
    change.mutate(
      {
        act: () => removeMember(id),
        done: { title: inviteExpiresAt ? 'Invitation canceled' : `${name} was removed`, description: email },
      },
      { onSuccess: () => setIsAsking(false) },
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <select
        aria-label={`Role of ${name}`}
        value={role}
        disabled={change.isPending}
        onChange={(event) => setRole(event.target.value)}
        className="min-h-11 cursor-pointer rounded-control border border-outline bg-surface px-3 font-semibold hover:border-quiet"
      >
        {MEMBER_ROLES.map((known) => (
          <option key={known} value={known}>
            {ROLE_NAMES[known]}
          </option>
        ))}
      </select>
      {inviteExpiresAt && (
        <Button variant="secondary" className="max-sm:px-3" disabled={change.isPending} onClick={sendAgain}>
          Send again
        </Button>
      )}
      {one.hasTwoSteps && <ResetTwoSteps id={id} name={name} />}
      <Button variant="quiet" className="max-sm:px-3" aria-label={`Remove ${name}`} onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      <Dialog
        title={inviteExpiresAt ? 'Cancel the invitation?' : `Remove ${name}?`}
        description={
          inviteExpiresAt
            ? `The link we emailed to ${email} will stop working.`
            : 'They’ll be logged out everywhere right away. Their messages and notes stay, with their name.'
        }
        open={isAsking}
        onOpenChange={setIsAsking}
      >
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" disabled={change.isPending} onClick={remove}>
            {inviteExpiresAt ? 'Cancel invitation' : 'Remove'}
          </Button>
          <Button variant="quiet" onClick={() => setIsAsking(false)}>
            Keep {inviteExpiresAt ? 'it' : name}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

const AS: Record<MemberRole, string> = { manager: 'a manager', agent: 'an agent' }
