import { useSearchParams } from 'react-router'
import { turnOffDigest } from '../api/notifications'
import { Button } from '../components/Button'
import { PageHeading } from '../components/PageHeading'
import { ApiError } from '../lib/api'
import { toastError } from '../lib/toastError'
import { useSubmission } from '../lib/useSubmission'
import { DeadLink } from './account/DeadLink'
import { PlainPage } from './PlainPage'

const NOTIFICATIONS = '/admin-direct/notifications'

/** The page of the link in the daily summary. Opening it turns nothing off, since mail scanners open links. */
export function DigestOff() {
  const token = useSearchParams()[0].get('token') ?? ''
  const off = useSubmission({
    mutationFn: () => turnOffDigest(token),
    onError: (error) => toastError(error, 'That wasn’t saved. Please try again.'),
  })
  if (!token || (off.error instanceof ApiError && off.error.status === 404)) {
    return (
      <DeadLink title="This link doesn’t work" action={{ label: 'Open Notifications', href: NOTIFICATIONS }}>
        You can turn the daily summary off under Notifications.
      </DeadLink>
    )
  }
  if (off.isSuccess) {
    return (
      <PlainPage>
        <PageHeading title="No more daily summaries">No more daily summaries</PageHeading>
        <p className="mt-3" role="status">
          You can turn them back on under Notifications.
        </p>
        <Button asChild variant="secondary" className="mt-6">
          <a href={NOTIFICATIONS}>Open Notifications</a>
        </Button>
      </PlainPage>
    )
  }
  return (
    <PlainPage>
      <PageHeading title="Stop the daily summary?">Stop the daily summary?</PageHeading>
      <p className="mt-3 text-quiet">You’ll still hear about each lead and anything urgent.</p>
      <Button size="large" className="mt-6" disabled={off.isPending} onClick={() => off.submit()}>
        Turn it off
      </Button>
    </PlainPage>
  )
}
