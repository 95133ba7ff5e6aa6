import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { VisitorBooking } from '../../../contract/scheduling'
import { calendarFileUrl, type VisitorLink, visitorBookingQuery } from '../../api/visitorBookings'
import { Button } from '../../components/Button'
import { ErrorState } from '../../components/ErrorState'
import { PageHeading } from '../../components/PageHeading'
import { SkeletonList } from '../../components/Skeleton'
import { ApiError } from '../../lib/api'
import { BookingDetails } from './BookingDetails'
import { CancelBooking } from './CancelBooking'
import { DeadVisitorLink } from './DeadVisitorLink'
import { MoveBooking } from './MoveBooking'
import { durationText } from './times'
import { VisitorPage } from './VisitorPage'

const isDead = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422)

/** Where a visitor sees, moves or cancels their booking by the link of their mail. */
export function ManageBooking() {
  const link = { id: useParams().id ?? '', token: useSearchParams()[0].get('token') ?? '' }
  const booking = useQuery(visitorBookingQuery(link))
  if (!link.token || isDead(booking.error)) {
    return (
      <DeadVisitorLink title="This link doesn’t work">
        Please open the link in your latest email about the visit. If it still doesn’t work, call the business.
      </DeadVisitorLink>
    )
  }
  return (
    <VisitorPage {...(booking.data && { name: booking.data.businessName, color: booking.data.color })}>
      {booking.isPending && <SkeletonList label="Loading your booking…" rows={3} />}
      {booking.isError && <ErrorState error={booking.error} what="your booking" onRetry={() => booking.refetch()} />}
      {booking.isSuccess && <Booking link={link} booking={booking.data} />}
    </VisitorPage>
  )
}

const TITLES = {
  open: 'Your booking',
  late: 'Your booking',
  over: 'This visit is over',
  canceled: 'This visit was canceled',
}

function Booking({ link, booking }: { link: VisitorLink; booking: VisitorBooking }) {
  const [isMoved, setMoved] = useState(false)
  const queries = useQueryClient()
  const changed = (next: VisitorBooking) => queries.setQueryData(visitorBookingQuery(link).queryKey, next)
  const title = isMoved && booking.state !== 'canceled' ? 'Your visit was moved' : TITLES[booking.state]
  const isToCome = booking.state === 'open' || booking.state === 'late'
  return (
    <>
      <PageHeading title={title} key={title}>
        {title}
      </PageHeading>
      {booking.state === 'canceled' && (
        <p className="mt-3 text-quiet" role="status">
          The time is open to others again. We’ve emailed you a confirmation.
        </p>
      )}
      {isMoved && booking.state === 'open' && (
        <p className="mt-3 text-quiet" role="status">
          We’ve sent you an email with the new time.
        </p>
      )}
      <BookingDetails booking={booking} />
      {isToCome && <Rule booking={booking} />}
      {isToCome && (
        <Button asChild variant="secondary" className="mt-4 w-full">
          <a href={calendarFileUrl(link)}>Add to calendar</a>
        </Button>
      )}
      {booking.state === 'open' && (
        <>
          {booking.serviceId && (
            <MoveBooking
              link={link}
              booking={booking}
              onMoved={(next) => {
                setMoved(true)
                changed(next)
              }}
            />
          )}
          <CancelBooking link={link} onCanceled={changed} />
        </>
      )}
    </>
  )
}

function Rule({ booking: { state, changeMinutes, phone, businessName } }: { booking: VisitorBooking }) {
  const call = phone ? `call ${phone.replaceAll(' ', '\u00A0')}` : `get in touch with ${businessName}`
  const limit = changeMinutes === 0 ? 'it starts' : `${durationText(changeMinutes)} before it starts`
  return (
    <p className="mt-4 text-quiet">
      {state === 'open'
        ? `You can move or cancel it here until ${limit}. After that, please ${call}.`
        : `It starts soon, so you can’t change it here anymore. If you can’t make it, please ${call}.`}
    </p>
  )
}
