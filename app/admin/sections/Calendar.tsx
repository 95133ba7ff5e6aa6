import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { waitlistQuery } from '../../api/waitlist'
import { SkeletonList } from '../../components/Skeleton'
import { CALENDAR_PARTS, calendarAddress } from '../calendar/parts'
import { frameOf } from '../frame'
import { useHasRole, useOwner } from '../owner'
import { SectionHead } from '../SectionHead'
import { SubNav } from '../SubNav'

const WeekView = lazy(async () => ({ default: (await import('../calendar/week/WeekView')).WeekView }))
const WaitingList = lazy(async () => ({ default: (await import('../calendar/waiting/WaitingList')).WaitingList }))
const Places = lazy(async () => ({ default: (await import('../calendar/places/Places')).Places }))
const SetUp = lazy(async () => ({ default: (await import('../calendar/setup/SetUp')).SetUp }))

export function Calendar() {
  const { business } = useOwner()
  const { pathname } = useLocation()
  const isManager = useHasRole('manager')
  const [search] = useSearchParams()
  // A provider's page comes back with how connecting it ended.
  const asked = search.has('result') ? 'places' : search.get('part')
  const parts = CALENDAR_PARTS.filter(({ isManagers }) => isManager || !isManagers)
  const part = parts.find(({ id }) => id === asked)?.id ?? 'week'
  const waiting = useInfiniteQuery(waitlistQuery(business.id)).data?.pages[0]?.total
  const pages = parts.map(({ id, label }) => ({
    label: id === 'waiting' && waiting ? `${label} (${waiting.toLocaleString()})` : label,
    to: calendarAddress(frameOf(pathname), id),
    isCurrent: id === part,
  }))
  return (
    <>
      <SectionHead title="Calendar">Who’s coming when, and what people can book.</SectionHead>
      <SubNav label="Calendar" pages={pages} />
      <Suspense key={part} fallback={<SkeletonList label="Loading your calendar…" rows={4} />}>
        {part === 'week' && <WeekView businessId={business.id} />}
        {part === 'waiting' && <WaitingList businessId={business.id} />}
        {part === 'setup' && <SetUp businessId={business.id} />}
        {part === 'places' && <Places businessId={business.id} />}
      </Suspense>
    </>
  )
}
