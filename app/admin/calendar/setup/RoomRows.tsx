import { useFieldArray, useFormContext } from 'react-hook-form'
import { TextField } from '../../../components/TextField'
import { FactSection } from '../../settings/facts/FactSection'
import { Rows } from '../../settings/facts/Rows'
import { type CalendarForm, newRoom } from './calendarForm'

/** Rooms and equipment that a service takes. */
export function RoomRows() {
  const { control, register, formState, getValues } = useFormContext<CalendarForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'resources', keyName: 'key' })
  const { resources } = formState.errors
  return (
    <FactSection
      title="Rooms and equipment"
      hint="A lift, a treatment room, a chair: anything only one visit can use at a time."
    >
      <Rows
        ids={fields.map(({ key }) => key)}
        one="room or piece of equipment"
        nameOf={(index) => getValues(`resources.${index}.name`)}
        onAdd={() => append(newRoom())}
        onRemove={remove}
      >
        {(index) => (
          <div className="grid grid-cols-[1fr_6rem] gap-3">
            <TextField
              label="Name"
              autoComplete="off"
              error={resources?.[index]?.name?.message}
              {...register(`resources.${index}.name`)}
            />
            <TextField
              label="How many"
              type="number"
              min={1}
              inputMode="numeric"
              error={resources?.[index]?.count?.message}
              {...register(`resources.${index}.count`, { valueAsNumber: true })}
            />
          </div>
        )}
      </Rows>
    </FactSection>
  )
}
