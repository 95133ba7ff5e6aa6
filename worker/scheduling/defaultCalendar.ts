import { comesToVisitors } from '../../contract/businessTypes'
import { type CalendarSettings, calendarSettings } from '../../contract/scheduling'
import type { BusinessRow } from '../businesses'

type Trade = Pick<BusinessRow, 'businessType'>

/** Settings that were saved before it was asked where visits take place, with the answer that fits the trade. */
export const withPlace = <T extends object>({ businessType }: Trade, kept: T) => ({
  isAtVisitors: comesToVisitors(businessType),
  ...kept,
})

/** What an owner starts from: the hours that they typed already. */
export const defaultCalendar = (business: Trade & Pick<BusinessRow, 'timeZone' | 'facts'>): CalendarSettings =>
  calendarSettings.parse(
    withPlace(business, {
      timeZone: business.timeZone,
      hours: business.facts?.hours ?? {},
      special: business.facts?.hoursExceptions ?? [],
    }),
  )
