import { useFormContext, useWatch } from 'react-hook-form'
import { WEEK_DAY_NAMES, WEEK_DAYS, type WeekDay } from '../../../../contract/facts'
import { CopyDay } from '../../settings/facts/CopyDay'
import { SpanFields } from '../../settings/facts/SpanFields'
import { spanError } from '../../settings/facts/spanError'
import type { CalendarForm, WeekName } from './calendarForm'

/** A week's times. `of`: whose, in the names of the fields. */
export function WeekFields({ name, of = '' }: { name: WeekName; of?: string }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {WEEK_DAYS.map((day) => (
        <DayFields key={day} week={name} day={day} label={`${of}${WEEK_DAY_NAMES[day]}`} />
      ))}
    </ul>
  )
}

function DayFields({ week, day, label }: { week: WeekName; day: WeekDay; label: string }) {
  const { control, setValue, getFieldState, formState } = useFormContext<CalendarForm>()
  const name = `${week}.${day}` as const
  const isOpen = useWatch({ control, name: `${name}.state` }) === 'open'
  const turn = (open: boolean) => setValue(`${name}.state`, open ? 'open' : 'closed', { shouldDirty: true })
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 py-2 sm:grid-cols-[9rem_minmax(0,26rem)_auto] sm:justify-start">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-brand"
          aria-label={label}
          checked={isOpen}
          onChange={(event) => turn(event.target.checked)}
        />
        <span className="font-semibold" aria-hidden>
          {WEEK_DAY_NAMES[day]}
        </span>
      </label>
      {isOpen ? (
        <>
          <div className="order-last col-span-2 min-w-0 sm:order-none sm:col-span-1">
            <SpanFields
              name={`${name}.spans`}
              of={label}
              error={spanError(getFieldState(`${name}.spans`, formState).error)}
            />
          </div>
          <CopyDay week={week} day={day} label={label} />
        </>
      ) : (
        <span className="flex min-h-11 items-center text-quiet">Closed</span>
      )}
    </li>
  )
}
