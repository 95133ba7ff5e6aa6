import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { CheckField } from '../../../components/CheckField'
import { TextField } from '../../../components/TextField'
import { FactSection } from '../../settings/facts/FactSection'
import { Rows } from '../../settings/facts/Rows'
import { type CalendarForm, newPerson } from './calendarForm'
import { WeekFields } from './WeekFields'

/** Who can be booked. */
export function PeopleRows() {
  const { control, getValues } = useFormContext<CalendarForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'staff', keyName: 'key' })
  return (
    <FactSection
      title="People"
      hint="Two people can take two visits at the same time. If nobody’s listed, we book one visit at a time."
    >
      <Rows
        ids={fields.map(({ key }) => key)}
        one="person"
        nameOf={(index) => getValues(`staff.${index}.name`)}
        onAdd={() => append(newPerson(getValues('hours')))}
        onRemove={remove}
      >
        {(index) => <PersonFields index={index} />}
      </Rows>
    </FactSection>
  )
}

function PersonFields({ index }: { index: number }) {
  const { control, register, formState } = useFormContext<CalendarForm>()
  const name = useWatch({ control, name: `staff.${index}.name` })
  const hasOwnHours = useWatch({ control, name: `staff.${index}.hasOwnHours` })
  return (
    <div className="grid gap-3">
      <TextField
        label="Name"
        autoComplete="off"
        error={formState.errors.staff?.[index]?.name?.message}
        {...register(`staff.${index}.name`)}
      />
      <CheckField label="Works different hours than the business" {...register(`staff.${index}.hasOwnHours`)} />
      {hasOwnHours && <WeekFields name={`staff.${index}.hours`} of={`${name.trim() || `Person ${index + 1}`}, `} />}
      <DaysOff index={index} />
    </div>
  )
}

function DaysOff({ index }: { index: number }) {
  const { control, register, formState } = useFormContext<CalendarForm>()
  const { fields, append, remove } = useFieldArray({ control, name: `staff.${index}.closed` })
  const errors = formState.errors.staff?.[index]?.closed
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Days off</legend>
      <Rows
        ids={fields.map(({ id }) => id)}
        one="vacation"
        nameOf={() => ''}
        onAdd={() => append({ from: '', to: '' })}
        onRemove={remove}
      >
        {(at) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              label="From"
              type="date"
              error={errors?.[at]?.from?.message}
              {...register(`staff.${index}.closed.${at}.from`)}
            />
            <TextField
              label="To"
              type="date"
              hint="Leave blank for a single day."
              error={errors?.[at]?.to?.message}
              {...register(`staff.${index}.closed.${at}.to`)}
            />
          </div>
        )}
      </Rows>
    </fieldset>
  )
}
