import { useQuery } from '@tanstack/react-query'
import { upcomingQuery } from '../../api/bookings'
import { calendarQuery } from '../../api/calendar'
import { dayAndClockIn, wallTimeOf, weekOf } from '../../lib/zoned'

/** What is booked, in a sentence; undefined while loading, null where nothing can be booked here or it can't be read. */
export function useNextVisits(businessId: string): string | null | undefined {
  const calendar = useQuery(calendarQuery(businessId))
  const takesBookings = calendar.data !== undefined && calendar.data.services.length > 0
  const upcoming = useQuery({ ...upcomingQuery(businessId), enabled: takesBookings })
  if (calendar.isError || upcoming.isError || (calendar.data && !takesBookings)) return null
  if (!calendar.data || !upcoming.data) return undefined
  const { timeZone } = calendar.data
  const { items } = upcoming.data
  const week = weekOf(wallTimeOf(Date.now(), timeZone).date)
  const thisWeek = items.filter(({ start }) => week.includes(wallTimeOf(start, timeZone).date)).length
  const [next] = items
  if (!next) return 'No visits are booked yet.'
  const isFull = thisWeek === items.length && upcoming.data.next !== null
  return `${countWords(thisWeek, isFull)} Next: ${next.name}, ${dayAndClockIn(next.start, timeZone)}.`
}

function countWords(count: number, isFull: boolean): string {
  if (count === 0) return 'No visits left this week.'
  if (isFull) return `More than ${count.toLocaleString()} visits still to come this week.`
  return count === 1 ? '1 more visit this week.' : `${count.toLocaleString()} more visits this week.`
}
