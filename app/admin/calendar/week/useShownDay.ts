import { useSearchParams } from 'react-router'
import type { CalendarSettings } from '../../../../contract/scheduling'
import { wallTimeOf } from '../../../lib/zoned'
import { nextOpenDay } from './openTimes'

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The day on the screen and the booking that is open on it; both stand in the address, so that other screens link to them. */
export function useShownDay(calendar: CalendarSettings) {
  const [search, setSearch] = useSearchParams()
  const today = wallTimeOf(Date.now(), calendar.timeZone).date
  const asked = search.get('day')
  const go = (change: { day?: string; booking?: string | null }) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (change.day) next.set('day', change.day)
        if (change.booking) next.set('booking', change.booking)
        if (change.booking === null) next.delete('booking')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { today, day: isDay(asked) ? asked : nextOpenDay(calendar, today), bookingId: search.get('booking'), go }
}
