import { useSearchParams } from 'react-router'
import { liftPause } from '../api/accounts'
import { Button } from '../components/Button'
import { PageHeading } from '../components/PageHeading'
import { ApiError } from '../lib/api'
import { toastError } from '../lib/toastError'
import { useSubmission } from '../lib/useSubmission'
import { DeadLink } from './account/DeadLink'
import { PlainPage } from './PlainPage'

/** Exempts this device by a button, not by opening, since mail scanners open links. */
export function LiftPause() {
  const token = useSearchParams()[0].get('token') ?? ''
  const lift = useSubmission({
    mutationFn: () => liftPause(token),
    onError: (error) => toastError(error, 'The pause wasn’t lifted. Please try again.'),
  })
  const isRefused = lift.error instanceof ApiError && lift.error.status === 404
  if (!token || isRefused) {
    return (
      <DeadLink title="This link doesn’t work anymore">
        It’s already been used, or it’s more than an hour old. A pause never lasts longer than 15 minutes.
      </DeadLink>
    )
  }
  const title = lift.isSuccess ? 'You can log in here now' : 'Log in from this device'
  return (
    <PlainPage>
      <PageHeading title={title}>{title}</PageHeading>
      <p className="mt-3 text-quiet" role="status">
        {lift.isSuccess
          ? 'For the next 15 minutes, this device doesn’t have to wait, no matter what anyone else tries. You still need your password.'
          : 'Someone entered too many wrong passwords, so logins are paused for a bit. If that’s holding you up, let this device skip the wait.'}
      </p>
      {lift.isSuccess ? (
        <Button asChild className="mt-6">
          <a href="/login">Log in</a>
        </Button>
      ) : (
        <Button className="mt-6" disabled={lift.isPending} onClick={() => lift.submit()}>
          {lift.isPending ? 'One moment…' : 'Let me try from this device'}
        </Button>
      )}
    </PlainPage>
  )
}
