import { useFormContext } from 'react-hook-form'
import { ExceptionRows } from '../../settings/facts/ExceptionRows'
import { FactSection } from '../../settings/facts/FactSection'
import type { CalendarForm } from './calendarForm'
import { WeekFields } from './WeekFields'
import { ZoneField } from './ZoneField'

/** When people can come. */
export function HoursFields() {
  const { formState } = useFormContext<CalendarForm>()
  return (
    <>
      <FactSection
        title="When can people come?"
        hint="Visits are only offered within these times. Copy a day to fill in the others."
      >
        <WeekFields name="hours" />
        <ZoneField error={formState.errors.timeZone?.message} />
      </FactSection>
      <ExceptionRows />
    </>
  )
}
