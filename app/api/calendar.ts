import { queryOptions } from '@tanstack/react-query'
import { type CalendarSettings, calendarSettings } from '../../contract/scheduling'
import { call } from '../lib/api'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}`

export const calendarQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['calendar', businessId],
    queryFn: () => call(calendarSettings, `${pathOf(businessId)}/calendar`),
  })

export const saveCalendar = (businessId: string, settings: CalendarSettings) =>
  call(calendarSettings, `${pathOf(businessId)}/calendar`, { method: 'PUT', body: settings })
