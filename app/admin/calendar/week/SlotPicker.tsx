import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { slotsQuery } from '../../../api/bookings'
import { Button } from '../../../components/Button'
import { ErrorState } from '../../../components/ErrorState'
import { SelectField } from '../../../components/SelectField'
import { Skeleton } from '../../../components/Skeleton'
import { addDays, clockIn, shortDay, wallTimeOf } from '../../../lib/zoned'

/** Days asked for at a time. */
const SPAN_DAYS = 14

type Props = {
  businessId: string
  serviceId: string
  staffId?: string | null
  /** What is to be moved: times that overlap its own are free for it. */
  bookingId?: string
  isForVisitor?: boolean
  timeZone: string
  /** The day to begin with. */
  from: string
  value: string
  onChange: (start: string) => void
  error?: string | undefined
}

/** A free time of a service: its day, then its hour. */
export function SlotPicker({
  businessId,
  serviceId,
  staffId,
  bookingId,
  isForVisitor,
  timeZone,
  from,
  value,
  onChange,
  error,
}: Props) {
  const [first, setFirst] = useState(from)
  const [chosenDay, setChosenDay] = useState('')
  const name = useId()
  const last = addDays(first, SPAN_DAYS - 1)
  const slots = useQuery(slotsQuery(businessId, { serviceId, staffId, bookingId, first, last, isForVisitor }))
  const dayOf = (start: string) => wallTimeOf(start, timeZone).date
  const free = (slots.data ?? []).filter(({ start }) => dayOf(start) >= first && dayOf(start) <= last)
  const days = [...new Set(free.map(({ start }) => dayOf(start)))]
  const day = days.includes(chosenDay) ? chosenDay : (days[0] ?? '')
  const goOn = (to: string) => {
    setFirst(to)
    onChange('')
  }
  if (slots.isPending) return <Skeleton className="h-32 w-full" />
  if (slots.isError) return <ErrorState error={slots.error} what="the open times" onRetry={() => slots.refetch()} />
  return (
    <div className="grid gap-4">
      {days.length === 0 ? (
        <p>
          Nothing’s open from {shortDay(first)} to {shortDay(last)}.
        </p>
      ) : (
        <>
          <SelectField
            label="Day"
            value={day}
            onChange={(event) => {
              setChosenDay(event.target.value)
              onChange('')
            }}
          >
            {days.map((date) => (
              <option key={date} value={date}>
                {shortDay(date)}
              </option>
            ))}
          </SelectField>
          <fieldset>
            <legend className="mb-1.5 font-semibold">Time</legend>
            <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
              {free
                .filter(({ start }) => dayOf(start) === day)
                .map(({ start }) => (
                  <label
                    key={start}
                    className="grid min-h-11 cursor-pointer place-items-center rounded-control border border-outline font-semibold tabular-nums transition-colors hover:bg-sunken has-checked:border-brand has-checked:bg-brand has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-link"
                  >
                    <input
                      type="radio"
                      name={name}
                      className="sr-only"
                      checked={value === start}
                      onChange={() => onChange(start)}
                    />
                    {clockIn(start, timeZone)}
                  </label>
                ))}
            </div>
          </fieldset>
        </>
      )}
      {error && (
        <p role="alert" className="font-medium text-danger-ink text-sm">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => goOn(addDays(first, SPAN_DAYS))}>
          Later days
        </Button>
        {first > from && (
          <Button variant="quiet" onClick={() => goOn(from)}>
            Back to the earliest days
          </Button>
        )}
      </div>
    </div>
  )
}
