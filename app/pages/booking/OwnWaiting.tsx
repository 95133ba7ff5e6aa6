import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { OwnWaiting as Waiting } from '../../../contract/scheduling'
import { leaveWaitlist, ownWaitingQuery, takeOffer, type VisitorLink } from '../../api/visitorBookings'
import { Button } from '../../components/Button'
import { ErrorState } from '../../components/ErrorState'
import { PageHeading } from '../../components/PageHeading'
import { SkeletonList } from '../../components/Skeleton'
import { ApiError } from '../../lib/api'
import { toastError } from '../../lib/toastError'
import { useSubmission } from '../../lib/useSubmission'
import { DeadVisitorLink } from './DeadVisitorLink'
import { clockText, momentText, ownTimeZone } from './times'
import { VisitorPage } from './VisitorPage'

const isDead = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422)

/** Where somebody on the waiting list takes the time that opened up, or leaves the list. Opening it does neither. */
export function OwnWaiting() {
  const link = { id: useParams().id ?? '', token: useSearchParams()[0].get('token') ?? '' }
  const waiting = useQuery(ownWaitingQuery(link))
  if (!link.token || isDead(waiting.error)) {
    return (
      <DeadVisitorLink title="You’re not on the waiting list">
        Either you’ve booked a time or left the list, or the days you picked have passed. There’s nothing more to do.
      </DeadVisitorLink>
    )
  }
  return (
    <VisitorPage {...(waiting.data && { name: waiting.data.businessName, color: waiting.data.color })}>
      {waiting.isPending && <SkeletonList label="Loading your place on the waiting list…" rows={2} />}
      {waiting.isError && (
        <ErrorState error={waiting.error} what="your place on the waiting list" onRetry={() => waiting.refetch()} />
      )}
      {waiting.isSuccess && <Place link={link} waiting={waiting.data} />}
    </VisitorPage>
  )
}

function Place({ link, waiting: { service, businessName, offer } }: { link: VisitorLink; waiting: Waiting }) {
  const leave = useSubmission({
    mutationFn: () => leaveWaitlist(link),
    onError: (error) => toastError(error, 'You’re still on the list. Please try again.'),
  })
  const take = useSubmission({
    mutationFn: () => takeOffer(link),
    onSuccess: ({ manageUrl }) => {
      const { pathname, search } = new URL(manageUrl)
      location.assign(pathname + search)
    },
    onError: (error) => toastError(error, 'It wasn’t booked. Please try again.'),
  })
  const title = leave.isSuccess ? 'You’ve left the list' : offer ? 'A time opened up' : 'You’re on the waiting list'
  return (
    <>
      <PageHeading title={title} key={title}>
        {title}
      </PageHeading>
      <p className="wrap-anywhere mt-3 text-quiet" role="status">
        {leave.isSuccess ? 'We won’t email you about it anymore.' : `${service} at ${businessName}`}
      </p>
      {!leave.isSuccess && (
        <div className="mt-6 grid gap-3">
          {offer ? <Offer offer={offer} /> : <p>We’ll email you as soon as a time opens up.</p>}
          {offer && (
            <Button size="large" disabled={take.isPending} onClick={() => take.submit()}>
              {take.isPending ? 'Booking…' : 'Book this time'}
            </Button>
          )}
          <Button variant="secondary" disabled={leave.isPending} onClick={() => leave.submit()}>
            Leave the waiting list
          </Button>
        </div>
      )}
    </>
  )
}

function Offer({ offer: { start, heldUntil } }: { offer: NonNullable<Waiting['offer']> }) {
  const zone = ownTimeZone()
  const isHeld = Date.parse(heldUntil) > Date.now()
  return (
    <>
      <p className="font-semibold text-lg">{momentText(start, zone)}</p>
      <p className="text-quiet">
        {isHeld
          ? `It’s held for you until ${clockText(heldUntil, zone)}.`
          : 'It isn’t held for you anymore, but it may still be open.'}
      </p>
    </>
  )
}
