import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { invitationQuery } from '../api/team'
import { ErrorState } from '../components/ErrorState'
import { PageHeading } from '../components/PageHeading'
import { ApiError } from '../lib/api'
import { DeadLink } from './account/DeadLink'
import { JoinForm } from './account/JoinForm'
import { LoadingPage } from './LoadingPage'
import { PlainPage } from './PlainPage'

/** Behind the link of an invitation. */
export function Join() {
  const token = useSearchParams()[0].get('token') ?? ''
  const invitation = useQuery({ ...invitationQuery(token), enabled: token !== '' })
  const isRefused = invitation.error instanceof ApiError && invitation.error.status === 404
  if (!token || isRefused) {
    return (
      <DeadLink title="This invitation doesn’t work anymore">
        An invitation works once and expires in seven days, and only the newest one counts. If you’ve already joined,
        log in. If not, ask the person who invited you to send it again.
      </DeadLink>
    )
  }
  if (invitation.isPending) return <LoadingPage />
  if (invitation.isError) {
    return (
      <PlainPage>
        <ErrorState error={invitation.error} what="the invitation" onRetry={() => invitation.refetch()} />
      </PlainPage>
    )
  }
  const { email, businessName, invitedBy } = invitation.data
  const title = businessName ? `Join ${businessName}` : 'Join the team'
  return (
    <PlainPage>
      <PageHeading title={title}>{title}</PageHeading>
      <p className="wrap-anywhere mt-2 text-quiet">
        {invitedBy} invited you to help answer people who write in through the website.
      </p>
      <JoinForm token={token} email={email} />
    </PlainPage>
  )
}
