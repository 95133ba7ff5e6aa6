import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Business } from '../../../contract/businesses'
import type { BusinessFacts } from '../../../contract/facts'
import { factsQuery, saveFacts, savingFacts } from '../../api/facts'
import { Button } from '../../components/Button'
import { once } from '../../lib/once'
import { toastError } from '../../lib/toastError'
import { wallTimeOf } from '../../lib/zoned'
import type { Holiday } from '../settings/facts/holidays/upcomingHolidays'
import { HolidayHours } from './HolidayHours'
import { holidaysAhead, usualHours } from './holidaysAhead'

type Exception = BusinessFacts['hoursExceptions'][number]

type Props = {
  business: Business
  /** As it is confirmed, else as it was found. */
  week: BusinessFacts['hours']
  /** Days whose hours are told already. */
  known: readonly Exception[]
  isBusy: boolean
  /** Told +1 when the editor opens and -1 when it is gone. */
  onEditing: (change: 1 | -1) => void
}

const dayFormat = once(
  () => new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' }),
)
const exceptionOf = ({ name, date }: Holiday, hours: Exception['hours']): Exception => ({
  from: date,
  to: date,
  hours,
  note: name,
})

/** The holidays of the next weeks, one after the other: a press each, or none. */
export function ComingHolidays({ business, week, known, isBusy, onEditing }: Props) {
  const queries = useQueryClient()
  const query = factsQuery(business.id)
  const [isSkipped, setIsSkipped] = useState(false)
  const [isOther, setIsOther] = useState(false)
  const [told, setTold] = useState('')
  const [asUsual, setAsUsual] = useState<Holiday[]>([])
  const save = useMutation({
    mutationKey: savingFacts(business.id),
    mutationFn: async (days: Exception[]) => {
      const now = await queries.fetchQuery({ ...query, staleTime: 0 })
      const others = now.hoursExceptions.filter(
        ({ from, to }) => !days.some((day) => day.from === from && day.to === to),
      )
      return saveFacts(business.id, { ...now, hoursExceptions: [...others, ...days] })
    },
    onSuccess: (saved) => queries.setQueryData(query.queryKey, saved),
    onError: (error) => toastError(error, 'That wasn’t saved. Please try again.'),
  })
  useEffect(() => {
    if (!isOther) return
    onEditing(1)
    return () => onEditing(-1)
  }, [isOther, onEditing])
  const weekSaid = JSON.stringify(week)
  const followed = useRef(weekSaid)
  useEffect(() => {
    if (followed.current === weekSaid) return
    followed.current = weekSaid
    // The week was fixed after a holiday was said to be like it.
    if (asUsual.length > 0) save.mutate(asUsual.map((day) => exceptionOf(day, usualHours(week, day.date))))
  })
  const today = wallTimeOf(Date.now(), business.timeZone).date
  const [next] = holidaysAhead({ country: business.country, today, week, known })
  if (isSkipped || (!next && !told)) return null
  const tellAs = (day: Holiday, words: string) => ({
    onSuccess: () => {
      setTold(`${day.name}: ${words}.`)
      setIsOther(false)
    },
  })
  return (
    <section aria-label="Holidays" className="rounded-card border border-line bg-surface px-4 py-3">
      <p role="status" className="text-quiet text-sm empty:hidden">
        {told}
      </p>
      {next && (
        <p className="wrap-anywhere">
          <span className="font-semibold">{next.name}</span>, {dayFormat().format(new Date(next.date))}. Are you open?
        </p>
      )}
      {next && isOther && (
        <HolidayHours
          key={next.date}
          name={next.name}
          date={next.date}
          usual={usualHours(week, next.date)}
          onSave={(hours) => save.mutateAsync([exceptionOf(next, hours)], tellAs(next, 'hours saved'))}
          onCancel={() => setIsOther(false)}
        />
      )}
      {next && !isOther && (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() => save.mutate([exceptionOf(next, [])], tellAs(next, 'closed'))}
          >
            Closed
          </Button>
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() => {
              setAsUsual([...asUsual, next])
              save.mutate([exceptionOf(next, usualHours(week, next.date))], tellAs(next, 'open as usual'))
            }}
          >
            Open as usual
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={() => setIsOther(true)}>
            Different hours
          </Button>
          <Button variant="quiet" className="text-link" onClick={() => setIsSkipped(true)}>
            Skip holidays
          </Button>
        </div>
      )}
    </section>
  )
}
