import type { Teammate } from '../../../contract/team'
import { Badge } from '../../components/Badge'
import { Card } from '../../components/Card'
import { formatDay } from '../../lib/dates'
import { useOwner } from '../owner'
import { MemberActions } from './MemberActions'
import { MAY } from './roleWords'

export function PeopleList({ people }: { people: Teammate[] }) {
  return (
    <Card>
      <h2 className="font-semibold text-lg">People</h2>
      <ul aria-label="People" className="mt-4 -mb-3 divide-y divide-line border-line border-t">
        {people.map((one) => (
          <Person key={one.id} one={one} />
        ))}
      </ul>
    </Card>
  )
}

function Person({ one }: { one: Teammate }) {
  const { person } = useOwner()
  const { email, firstName, role, hasTwoSteps, inviteExpiresAt } = one
  return (
    <li className="grid gap-3 py-4">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="wrap-anywhere font-semibold">
            <bdi>{firstName ?? email}</bdi>
            {one.id === person.id && ' (you)'}
          </p>
          {role === 'owner' && <Badge tone="brass">Owner</Badge>}
          {inviteExpiresAt && <InvitationBadge expiresAt={inviteExpiresAt} />}
          {one.isPaused && <Badge>Paused</Badge>}
          {hasTwoSteps && <Badge tone="done">Two-step login</Badge>}
        </div>
        {firstName && <p className="wrap-anywhere text-quiet text-sm">{email}</p>}
        <p className="text-quiet text-sm">{role === 'owner' ? 'Can do everything.' : `Can ${MAY[role]}.`}</p>
        {one.isPaused && (
          <p className="text-sm">
            Your plan doesn’t have room for them, so they can’t log in. Nothing is deleted, and they’ll be back as soon
            as there’s room.
          </p>
        )}
      </div>
      {role !== 'owner' && <MemberActions one={one} role={role} />}
    </li>
  )
}

const InvitationBadge = ({ expiresAt }: { expiresAt: string }) =>
  Date.parse(expiresAt) > Date.now() ? (
    <Badge tone="brand">Invitation expires {formatDay(expiresAt)}</Badge>
  ) : (
    <Badge>Invitation expired</Badge>
  )
