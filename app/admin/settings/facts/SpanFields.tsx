import { Plus, X } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { WeekDay } from '../../../../contract/facts'
import { Button } from '../../../components/Button'
import { controlLook } from '../../../components/Field'
import type { FactsForm } from './factsForm'

/** The contract allows four spans a day. */
const PLACES = [0, 1, 2, 3]

/** The forms with opening times: facts, and the calendar, whose people may have their own. */
type SpansForm = Pick<FactsForm, 'hours' | 'hoursExceptions'> & { staff: Pick<FactsForm, 'hours'>[] }

type Props = {
  name: `hours.${WeekDay}.spans` | `hoursExceptions.${number}.spans` | `staff.${number}.hours.${WeekDay}.spans`
  of: string
  error: string | undefined
}

/** Opening and closing times, with several spans for a break. */
export function SpanFields({ name, of, error }: Props) {
  const { register, setValue, control } = useFormContext<SpansForm>()
  const spans = useWatch({ control, name })
  const put = (next: typeof spans) => setValue(name, next, { shouldDirty: true, shouldValidate: Boolean(error) })
  // On a phone the field itself opens the picker, and there is no room for a sign of it.
  const look = `${controlLook(Boolean(error))} h-11 min-w-26 flex-1 tabular-nums max-sm:px-1.5 max-sm:text-[0.9375rem] max-sm:[&::-webkit-calendar-picker-indicator]:hidden`
  const isLast = (place: number) => place === spans.length - 1
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      {PLACES.slice(0, spans.length).map((place) => (
        <div key={place} className="flex items-center gap-1.5">
          <input type="time" aria-label={`${of}, from`} className={look} {...register(`${name}.${place}.from`)} />
          <span aria-hidden>–</span>
          <input type="time" aria-label={`${of}, to`} className={look} {...register(`${name}.${place}.to`)} />
          {!isLast(place) && <span className="size-11 shrink-0" />}
          {isLast(place) && place > 0 && (
            <Button
              variant="quiet"
              size="icon"
              aria-label={`${of}: remove these hours`}
              onClick={() => put(spans.slice(0, -1))}
            >
              <X className="size-5" aria-hidden />
            </Button>
          )}
          {isLast(place) && place === 0 && (
            <Button
              variant="quiet"
              size="icon"
              aria-label={`${of}: open again later that day`}
              onClick={() => put([...spans, { from: '', to: '' }])}
            >
              <Plus className="size-5" aria-hidden />
            </Button>
          )}
        </div>
      ))}
      {error && (
        <p role="alert" className="font-medium text-danger-ink text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
