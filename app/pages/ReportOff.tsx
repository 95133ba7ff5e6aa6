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

/** The page of the link in the weekly report and in the one before a trial ends. Opening it turns nothing off, since mail scanners open links. */
export function ReportOff() {
  const token = useSearchParams()[0].get('token') ?? ''
  const off = useSubmission({
    mutationFn: () => turnOffReport(token),
    onError: (error) => toastError(error, 'That wasn’t saved. Please try again.'),
  })
  if (off.isSuccess) return <TurnedOff businessName={off.data.businessName} />
  if (!token || (off.error instanceof ApiError && off.error.status === 404)) {
    return (
      <DeadLink title="This link doesn’t work anymore" action={{ label: 'See your numbers', href: ANALYTICS }}>
        It’s from an older email. Use the link in the latest one, or turn the report off under Analytics.
      </DeadLink>
    )
  }
  return (
    <PlainPage>
      <PageHeading title="Stop the weekly report?">Stop the weekly report?</PageHeading>
      <p className="mt-3 text-quiet">
        You won’t get an email on Mondays anymore. You’ll still hear about leads and anything urgent.
      </p>
      <Button size="large" className="mt-6" disabled={off.isPending} onClick={() => off.submit()}>
        Turn it off
      </Button>
    </PlainPage>
  )
}

function TurnedOff({ businessName }: { businessName: string }) {
  return (
    <PlainPage>
      <PageHeading title="No more weekly reports">No more weekly reports</PageHeading>
      <p className="wrap-anywhere mt-3" role="status">
        {businessName} won’t get any from now on. You can turn them back on under Analytics.
      </p>
      <Button asChild variant="secondary" className="mt-6">
        <a href={ANALYTICS}>See your numbers</a>
      </Button>
    </PlainPage>
  )
}
