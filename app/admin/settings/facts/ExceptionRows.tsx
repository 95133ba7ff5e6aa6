import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../components/Button'
import { CheckField } from '../../../components/CheckField'
import { TextField } from '../../../components/TextField'
import { once } from '../../../lib/once'
import { wallTimeOf } from '../../../lib/zoned'
import { FactSection } from './FactSection'
import { type FactsForm, USUAL_HOURS } from './factsForm'
import { HolidayPicker } from './holidays/HolidayPicker'
import type { Holiday } from './holidays/upcomingHolidays'
import { Rows } from './Rows'
import { SpanFields } from './SpanFields'
import { spanError } from './spanError'

const NEW_EXCEPTION = { from: '', to: '', note: '', isOpen: false, spans: [USUAL_HOURS] }

type Props = { country: string; timeZone: string }

export function ExceptionRows({ country, timeZone }: Props) {
  const { control, getValues } = useFormContext<FactsForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'hoursExceptions' })
  const isTaken = (date: string) =>
    getValues('hoursExceptions').some(({ from, to }) => from <= date && date <= (to || from))
  const add = (days: Holiday[], isOpen: boolean) =>
    append(
      days.map(({ name, date }) => ({ ...NEW_EXCEPTION, from: date, note: name, isOpen })),
      { shouldFocus: false },
    )
  return (
    <FactSection title="Holidays and other days" hint="Days when the hours above don’t apply.">
      <Rows
        ids={fields.map(({ id }) => id)}
        one="day"
        nameOf={(index) => getValues(`hoursExceptions.${index}.note`)}
        onAdd={() => append(NEW_EXCEPTION)}
        onRemove={remove}
        more={
          <HolidayPicker country={country} today={wallTimeOf(Date.now(), timeZone).date} taken={isTaken} onPick={add} />
        }
      >
        {(index) => <Exception index={index} />}
      </Rows>
    </FactSection>
  )
}

const dayFormat = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

/** A named day off is one line, until it is to be changed. */
function Exception({ index }: { index: number }) {
  const { control, formState } = useFormContext<FactsForm>()
  const { from, to, note, isOpen } = useWatch({ control, name: `hoursExceptions.${index}` })
  const [isShort, setIsShort] = useState(from !== '' && (to === '' || to === from) && note !== '' && !isOpen)
  if (!isShort || formState.errors.hoursExceptions?.[index]) return <ExceptionFields index={index} />
  return (
    <div className="-mt-1 flex items-start justify-between gap-x-1">
      <p>
        <span className="font-semibold">{note}</span>
        <span className="block text-quiet text-sm">{dayFormat().format(new Date(from))}, closed</span>
      </p>
      <Button variant="quiet" size="icon" aria-label={`Change ${note}`} onClick={() => setIsShort(false)}>
        <Pencil className="size-5" aria-hidden />
      </Button>
    </div>
  )
}

function ExceptionFields({ index }: { index: number }) {
  const { register, control, formState } = useFormContext<FactsForm>()
  const errors = formState.errors.hoursExceptions?.[index]
  const isOpen = useWatch({ control, name: `hoursExceptions.${index}.isOpen` })
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label="From"
        type="date"
        error={errors?.from?.message}
        {...register(`hoursExceptions.${index}.from`)}
      />
      <TextField
        label="To"
        type="date"
        hint="Leave blank for a single day."
        error={errors?.to?.message}
        {...register(`hoursExceptions.${index}.to`)}
      />
      <TextField
        label="Why"
        mark="optional"
        placeholder="Thanksgiving"
        error={errors?.note?.message}
        {...register(`hoursExceptions.${index}.note`)}
      />
      <div className="grid content-start gap-3 sm:pt-8">
        <CheckField label="Open at different hours" {...register(`hoursExceptions.${index}.isOpen`)} />
        {isOpen && (
          <SpanFields
            name={`hoursExceptions.${index}.spans`}
            of={`Day ${index + 1}`}
            error={spanError(errors?.spans)}
          />
        )}
      </div>
    </div>
  )
}
