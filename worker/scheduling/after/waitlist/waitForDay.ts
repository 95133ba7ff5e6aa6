import { Temporal } from 'temporal-polyfill'
import type { WaitlistSpan } from '../../../../contract/slots'
import type { BusinessProfile } from '../../../businesses'
import { keepsWaitlist } from './keepsWaitlist'

/** What somebody can wait for whose time was taken: any on that day. */
export function waitForDay(profile: BusinessProfile, start: string): WaitlistSpan | undefined {
  if (!keepsWaitlist(profile)) return undefined
  const timeZone = profile.booking?.timeZone ?? profile.timeZone
  const day = Temporal.Instant.from(start).toZonedDateTimeISO(timeZone).toPlainDate().toString()
  return { from: day, to: day }
}
