import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { WEEK_DAY_NAMES, WEEK_DAYS, type WeekDay } from '../../../../contract/facts'
import { Button } from '../../../components/Button'
import { controlLook } from '../../../components/Field'
import { copiedWords, firstOpenWeekday, unsaidWeekdays } from './copyHours'
import { FactSection } from './FactSection'
import type { FactsForm } from './factsForm'
import { SpanFields } from './SpanFields'
import { spanError } from './spanError'

export function WeekHoursFields() {
  const { control, getValues, setValue } = useFormContext<FactsForm>()
  const [copied, setCopied] = useState('')
  const first = firstOpenWeekday(useWatch({ control, name: 'hours' }))
  const copy = () => {
    if (!first) return
    const hours = getValues('hours')
    setCopied(copiedWords(hours, first))
    for (const day of unsaidWeekdays(hours)) {
      setValue(`hours.${day}`, structuredClone(hours[first]), { shouldDirty: true })
    }
  }
  return (
    <FactSection title="Opening hours" hint="The chat says when you are open, and whether you are open right now.">
      <ul className="divide-y divide-line border-line border-y">
        {WEEK_DAYS.map((day) => (
          <DayRow key={day} day={day} name={WEEK_DAY_NAMES[day]} />
        ))}
      </ul>
      <Button variant="secondary" className="mt-3" disabled={!first} onClick={copy}>
        Copy {WEEK_DAY_NAMES[first ?? 'mon']} to other weekdays
      </Button>
      <p role="status" className="mt-2 text-quiet text-sm empty:hidden">
        {copied}
      </p>
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
