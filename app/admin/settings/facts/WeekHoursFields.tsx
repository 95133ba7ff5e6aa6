import { useFormContext, useWatch } from 'react-hook-form'
import { WEEK_DAY_NAMES, WEEK_DAYS, type WeekDay } from '../../../../contract/facts'
import { cx } from '../../../lib/cx'
import { CopyDay } from './CopyDay'
import { FactSection } from './FactSection'
import type { FactsForm } from './factsForm'
import { SpanFields } from './SpanFields'
import { spanError } from './spanError'

export function WeekHoursFields() {
  return (
    <FactSection title="Business hours" hint="The chat tells people your hours, and whether you’re open right now.">
      <ul className="divide-y divide-line border-line border-t">
        {WEEK_DAYS.map((day) => (
          <DayRow key={day} day={day} name={WEEK_DAY_NAMES[day]} />
        ))}
      </ul>
    </FactSection>
  )
}

const STATES = { open: 'Open', closed: 'Closed' } as const

function DayRow({ day, name }: { day: WeekDay; name: string }) {
  const { control, formState } = useFormContext<FactsForm>()
  const state = useWatch({ control, name: `hours.${day}.state` })
  return (
    <li className="grid grid-cols-[1fr_auto_2.75rem] items-start gap-x-2 gap-y-2 py-2.5 sm:grid-cols-[7rem_auto_minmax(0,1fr)_2.75rem]">
      <span className="flex min-h-11 items-center font-semibold">{name}</span>
      <StateButtons day={day} name={name} />
      {state === 'open' && (
        <div className="order-last col-span-3 sm:order-none sm:col-span-1">
          <SpanFields name={`hours.${day}.spans`} of={name} error={spanError(formState.errors.hours?.[day]?.spans)} />
        </div>
      )}
      {state !== 'unsaid' && (
        <div className="sm:col-start-4">
          <CopyDay week="hours" day={day} label={name} />
        </div>
      )}
    </li>
  )
}

/** Pressing the one that holds takes it back: the chat then says nothing of that day. */
function StateButtons({ day, name }: { day: WeekDay; name: string }) {
  const { control, setValue } = useFormContext<FactsForm>()
  const state = useWatch({ control, name: `hours.${day}.state` })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend beside the day's name
    <div role="group" aria-label={name} className="flex rounded-control border border-outline">
      {(['open', 'closed'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={state === one}
          className={cx(
            'min-h-11 px-3.5 font-semibold first:rounded-l-[inherit] last:rounded-r-[inherit]',
            state === one ? 'bg-brand text-white' : 'text-quiet hover:text-ink',
          )}
          onClick={() => setValue(`hours.${day}.state`, state === one ? 'unsaid' : one, { shouldDirty: true })}
        >
          {STATES[one]}
        </button>
      ))}
    </div>
  )
}
