import { useSearchParams } from 'react-router'
import { wallTimeOf } from '../../../lib/zoned'

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The day on the screen and the booking that is open on it; both stand in the address, so that other screens link to them. */
export function useShownDay(timeZone: string) {
  const [search, setSearch] = useSearchParams()
  const today = wallTimeOf(Date.now(), timeZone).date
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
  return { today, day: isDay(asked) ? asked : today, bookingId: search.get('booking'), go }
}
