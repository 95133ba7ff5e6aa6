import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '../../../components/SelectField'
import { zoneTime } from '../../notifications/words'
import type { CalendarForm } from './calendarForm'

/** Set when the business was registered; seldom wrong, so it opens on a press. */
export function ZoneField({ error }: { error: string | undefined }) {
  const { register, control } = useFormContext<CalendarForm>()
  const zone = useWatch({ control, name: 'timeZone' })
  // A browser that hides its zone says UTC, where hardly any business is.
  const [isUnsure] = useState(/^(?:Etc\/.*|UTC|GMT)$/.test(zone))
  const [isOpen, setIsOpen] = useState(isUnsure)
  if (!isOpen && !error) {
    return (
      <p className="mt-3 text-quiet">
        All times are in {zoneTime(zone)}.{' '}
        <button
          type="button"
          className="min-h-11 font-semibold text-link underline underline-offset-4"
          onClick={() => setIsOpen(true)}
        >
          Change
        </button>
      </p>
    )
  }
  const zones = Intl.supportedValuesOf('timeZone')
  return (
    <div className="mt-4 max-w-sm">
      <SelectField
        label="Time zone"
        hint={
          isUnsure
            ? 'Is this right? Pick the city nearest to you, or your visitors will see the wrong times.'
            : undefined
        }
        error={error}
        {...register('timeZone')}
      >
        {[...new Set([zone, ...zones])].map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
