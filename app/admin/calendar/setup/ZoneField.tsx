import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Business } from '../../../../contract/businesses'
import { SelectField } from '../../../components/SelectField'
import { commonZones, isNoZone } from '../../../lib/zones/zones'
import { zoneTime, zoneWords } from '../../notifications/words'
import type { CalendarForm } from './calendarForm'

type Props = { business: Business | undefined; error: string | undefined }

/** Set when the business was registered; seldom wrong, so it opens on a press. */
export function ZoneField({ business, error }: Props) {
  const { register, control, formState } = useFormContext<CalendarForm>()
  const zone = useWatch({ control, name: 'timeZone' })
  const [isUnsure] = useState(isNoZone(zone))
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
  // The country's first, by the names people use; hardly anybody needs another.
  const common = commonZones(business?.country ?? '')
  const chosen = formState.defaultValues?.timeZone ?? zone
  const others = Intl.supportedValuesOf('timeZone').filter((name) => !common.includes(name))
  return (
    <div className="mt-4 max-w-sm">
      <SelectField
        label="Time zone"
        hint={
          isUnsure
            ? 'Is this right? If not, pick the city nearest you; otherwise, your visitors will see the wrong times.'
            : undefined
        }
        error={error}
        {...register('timeZone')}
      >
        {common.map((name) => (
          <option key={name} value={name}>
            {zoneWords(name)}
          </option>
        ))}
        <optgroup label="All others">
          {[...new Set([...(common.includes(chosen) ? [] : [chosen]), ...others])].map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </optgroup>
      </SelectField>
    </div>
  )
}
