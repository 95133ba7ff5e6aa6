import { type CalendarSettings, calendarSettings } from '../../contract/scheduling'
import type { BusinessRow } from '../businesses'

/** What an owner starts from: the hours that they typed already. */
export const defaultCalendar = ({ timeZone, facts }: Pick<BusinessRow, 'timeZone' | 'facts'>): CalendarSettings =>
  calendarSettings.parse({
    timeZone,
    hours: facts?.hours ?? {},
    special: facts?.hoursExceptions ?? [],
  })
