import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { businessQuery } from '../../../api/businesses'
import { ExceptionRows } from '../../settings/facts/ExceptionRows'
import { FactSection } from '../../settings/facts/FactSection'
import type { CalendarForm } from './calendarForm'
import { WeekFields } from './WeekFields'
import { ZoneField } from './ZoneField'

/** When people can come. */
export function HoursFields({ businessId }: { businessId: string }) {
  const { formState } = useFormContext<CalendarForm>()
  const business = useQuery(businessQuery(businessId)).data
  return (
    <>
      <FactSection
        title="When can people book?"
        hint="Visits are only offered within these times. Copy a day to fill in the others."
      >
        <WeekFields name="hours" />
        <ZoneField business={business} error={formState.errors.timeZone?.message} />
      </FactSection>
      {business && <ExceptionRows country={business.country} timeZone={business.timeZone} />}
    </>
  )
}
