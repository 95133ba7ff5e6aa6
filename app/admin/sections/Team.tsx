import { useQuery } from '@tanstack/react-query'
import { teamQuery } from '../../api/team'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { AccountNav } from '../account/AccountNav'
import { SectionHead } from '../SectionHead'
import { InviteForm } from '../team/InviteForm'
import { PeopleList } from '../team/PeopleList'

export function Team() {
  const team = useQuery(teamQuery)
  return (
    <>
      <SectionHead title="Team">
        The people you work with. Everyone logs in with their own email and password, and answers under their own name.
      </SectionHead>
      <AccountNav />
      {team.isPending && <SkeletonList label="Loading your team…" rows={2} />}
      {team.isError && <ErrorState error={team.error} what="your team" onRetry={() => team.refetch()} />}
      {team.isSuccess && (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
          <PeopleList people={team.data.people} />
          <InviteForm taken={team.data.people.length} seats={team.data.seats} />
        </div>
      )}
    </>
  )
}
