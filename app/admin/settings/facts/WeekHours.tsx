import { useFormContext, useWatch } from 'react-hook-form'
import { WEEK_DAY_NAMES, WEEK_DAYS, type WeekDay } from '../../../../contract/facts'
import { Button } from '../../../components/Button'
import { controlLook } from '../../../components/Field'
import { FactSection } from './FactSection'
import type { FactsForm } from './factsForm'
import { SpanFields } from './SpanFields'
import { spanError } from './spanError'

const OTHER_WEEKDAYS = ['tue', 'wed', 'thu', 'fri'] as const

export function WeekHours() {
  const { getValues, setValue } = useFormContext<FactsForm>()
  const copyMonday = () => {
    const monday = getValues('hours.mon')
    for (const day of OTHER_WEEKDAYS) setValue(`hours.${day}`, structuredClone(monday), { shouldDirty: true })
  }
  return (
    <FactSection title="Opening hours" hint="The chat says when you are open, and whether you are open right now.">
      <ul className="divide-y divide-line border-line border-y">
        {WEEK_DAYS.map((day) => (
          <DayRow key={day} day={day} name={WEEK_DAY_NAMES[day]} />
        ))}
      </ul>
      <Button variant="secondary" className="mt-3" onClick={copyMonday}>
        Copy Monday to weekdays
      </Button>
    </FactSection>
  )
}

function DayRow({ day, name }: { day: WeekDay; name: string }) {
  const { register, control, formState } = useFormContext<FactsForm>()
  const state = useWatch({ control, name: `hours.${day}.state` })
  return (
    <li className="grid grid-cols-[6.5rem_1fr] items-start gap-x-3 gap-y-2 py-2.5 sm:grid-cols-[7rem_8rem_1fr]">
      <span className="flex min-h-11 items-center font-semibold">{name}</span>
      <select aria-label={name} className={`${controlLook(false)} h-11`} {...register(`hours.${day}.state`)}>
        <option value="unsaid">Not said</option>
        <option value="open">Open</option>
        <option value="closed">Closed</option>
      </select>
      {state === 'open' && (
        <div className="col-span-2 sm:col-span-1">
          <SpanFields name={`hours.${day}.spans`} of={name} error={spanError(formState.errors.hours?.[day]?.spans)} />
        </div>
      )}
    </li>
  )
}
