import { useSearchParams } from 'react-router'
import { turnOffReport } from '../api/analytics'
import { Button } from '../components/Button'
import { PageHeading } from '../components/PageHeading'
import { ApiError } from '../lib/api'
import { toastError } from '../lib/toastError'
import { useSubmission } from '../lib/useSubmission'
import { DeadLink } from './account/DeadLink'
import { PlainPage } from './PlainPage'

const ANALYTICS = '/admin-direct/analytics'

/** The page of the link in the weekly report. Opening it turns nothing off, since mail scanners open links. */
export function ReportOff() {
  const token = useSearchParams()[0].get('token') ?? ''
  const off = useSubmission({
    mutationFn: () => turnOffReport(token),
    onError: (error) => toastError(error, 'That wasn’t saved. Please try again.'),
  })
  if (off.isSuccess) return <TurnedOff businessName={off.data.businessName} />
  if (!token || (off.error instanceof ApiError && off.error.status === 404)) {
    return (
      <DeadLink title="This link doesn’t work any more" action={{ label: 'See your figures', href: ANALYTICS }}>
        It is from an older mail. Use the one in the latest, or turn the mail off under Analytics.
      </DeadLink>
    )
  }
  return (
    <PlainPage>
      <PageHeading title="Stop the weekly report?">Stop the weekly report?</PageHeading>
      <p className="mt-3 text-quiet">
        You won’t get a mail on Mondays any more. Your leads and everything urgent still reach you.
      </p>
      <Button size="large" className="mt-6" disabled={off.isPending} onClick={() => off.submit()}>
        Stop it
      </Button>
    </PlainPage>
  )
}

function TurnedOff({ businessName }: { businessName: string }) {
  return (
    <PlainPage>
      <PageHeading title="No more weekly reports">No more weekly reports</PageHeading>
      <p className="wrap-anywhere mt-3" role="status">
        {businessName} gets none from now on. You can turn them on again under Analytics.
      </p>
      <Button asChild variant="secondary" className="mt-6">
        <a href={ANALYTICS}>See your figures</a>
      </Button>
    </PlainPage>
  )
}
