import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '../../../components/SelectField'
import type { CalendarForm } from './calendarForm'
import { withChosen } from './lengths'

type NumberName =
  | 'leadMinutes'
  | 'horizonDays'
  | 'stepMinutes'
  | 'changeMinutes'
  | `services.${number}.minutes`
  | `services.${number}.bufferMinutes`

type Props = {
  name: NumberName
  label: string
  hint?: string
  choices: readonly number[]
  words: (value: number) => string
}

/** One of the usual numbers, in words. */
export function NumberChoice({ name, label, hint, choices, words }: Props) {
  const { register, control, getFieldState, formState } = useFormContext<CalendarForm>()
  const chosen = useWatch({ control, name })
  return (
    <SelectField
      label={label}
      hint={hint}
      error={getFieldState(name, formState).error?.message}
      {...register(name, { valueAsNumber: true })}
    >
      {withChosen(choices, chosen).map((value) => (
        <option key={value} value={value}>
          {words(value)}
        </option>
      ))}
    </SelectField>
  )
}
