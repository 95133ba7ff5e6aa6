import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useLocation } from 'react-router'
import { calendarQuery } from '../../../api/calendar'
import { calendarsQuery } from '../../../api/calendars'
import { Button } from '../../../components/Button'
import { EmptyState } from '../../../components/EmptyState'
import { ErrorState } from '../../../components/ErrorState'
import { Link } from '../../../components/Link'
import { SkeletonList } from '../../../components/Skeleton'
import { frameOf } from '../../frame'
import { useHasRole } from '../../owner'
import { calendarAddress } from '../parts'
import { Week } from './Week'

export function WeekView({ businessId }: { businessId: string }) {
  const calendar = useQuery(calendarQuery(businessId))
  const isEmpty = calendar.data?.services.length === 0
  const outside = useQuery({ ...calendarsQuery(businessId), enabled: isEmpty })
  if (calendar.isPending || (isEmpty && outside.isPending))
    return <SkeletonList label="Loading your calendar…" rows={4} />
  if (calendar.isError) {
    return <ErrorState error={calendar.error} what="your calendar" onRetry={() => calendar.refetch()} />
  }
  // With Calendly there are bookings without a service of the business's own.
  const hasCalendly = outside.data?.some(({ provider, state }) => provider === 'calendly' && state !== 'off')
  if (isEmpty && !hasCalendly) return <NothingToBook />
  return <Week businessId={businessId} calendar={calendar.data} />
}

function NothingToBook() {
  const { pathname } = useLocation()
  const isManager = useHasRole('manager')
  const address = (part: 'setup' | 'places') => calendarAddress(frameOf(pathname), part)
  return (
    <EmptyState
      icon={CalendarDays}
      title="Let people book a visit in the chat"
      action={
        isManager && (
          <div className="flex flex-wrap justify-center gap-2">
            <Button asChild>
              <Link to={address('setup')}>Set up my calendar</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={address('places')}>I use another calendar</Link>
            </Button>
          </div>
        )
      }
    >
      {isManager
        ? 'Three short steps: your hours for visits, what people can book, and how much notice you need. After that, your chat offers open times, and every booking shows up here.'
        : 'Visits show up here once a manager has set the calendar up.'}
    </EmptyState>
  )
}
