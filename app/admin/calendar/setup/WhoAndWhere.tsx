import { useFormContext, useWatch } from 'react-hook-form'
import { CheckField } from '../../../components/CheckField'
import type { CalendarForm } from './calendarForm'

type Props = {
  index: number
  name: 'staffIds' | 'resourceIds' | 'days'
  legend: string
  /** What it means that none is chosen. */
  nobody: string
  things: { id: string; name: string }[]
}

/** Which people can do a service, which rooms it takes, or on which days it is offered; nothing where there are none. */
export function WhoAndWhere({ index, name, legend, nobody, things }: Props) {
  const { register, control } = useFormContext<CalendarForm>()
  const chosen = useWatch({ control, name: `services.${index}.${name}` })
  if (things.length === 0) return null
  const isAny = !things.some(({ id }) => chosen.some((one) => one === id))
  return (
    <fieldset className="col-span-full">
      <legend className="font-semibold">
        {legend}
        {isAny && <span className="ml-2 font-normal text-quiet">{nobody}</span>}
      </legend>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-3">
        {things.map((thing) => (
          <CheckField
            key={thing.id}
            label={thing.name.trim() || 'No name yet'}
            value={thing.id}
            {...register(`services.${index}.${name}`)}
          />
        ))}
      </div>
    </fieldset>
  )
}
