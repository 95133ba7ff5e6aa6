import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { verifyRegistrationQuery } from '../api/accounts'
import { ErrorState } from '../components/ErrorState'
import { PageHeading } from '../components/PageHeading'
import { SkeletonList } from '../components/Skeleton'
import { ApiError } from '../lib/api'
import { PlainPage } from './PlainPage'
import { InvalidLink } from './registration/InvalidLink'
import { isLinkUsed } from './registration/isLinkUsed'
import { RegistrationForm } from './registration/RegistrationForm'

export function Register() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const email = query.get('email') ?? ''
  const verified = useQuery({ ...verifyRegistrationQuery(token, email), enabled: Boolean(token && email) })

  if (!token || !email || isRefused(verified.error)) {
    return <InvalidLink {...(isLinkUsed(verified.error) && { registeredAs: email })} />
  }
  return (
    <PlainPage wide>
      <PageHeading title="Set up your front desk">Set up your front desk</PageHeading>
      <div className="mt-6">
        {verified.isPending && <SkeletonList label="Checking your link…" rows={4} />}
        {verified.isError && (
          <ErrorState error={verified.error} what="your registration" onRetry={() => verified.refetch()} />
        )}
        {verified.isSuccess && <RegistrationForm token={token} {...verified.data} />}
      </div>
    </PlainPage>
  )
}

/** The server refused the link; 5xx and 429 say nothing about it. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429
