import type { Proposal } from '../../../../contract/knowledge'
import type { CalendarSettings } from '../../../../contract/scheduling'
import { isNoZone } from '../../../lib/zones/zones'

const USUAL: [string, string][] = [['09:00', '17:00']]

const WEEK: CalendarSettings['hours'] = { mon: USUAL, tue: USUAL, wed: USUAL, thu: USUAL, fri: USUAL, sat: [], sun: [] }

const hasHours = (hours: CalendarSettings['hours'] | undefined) =>
  Object.values(hours ?? {}).some((spans) => spans.length > 0)

type Known = { notice?: number | undefined; timeZone?: string | undefined }

/**
 * What somebody starts from who has nothing to book yet: hours that they wrote somewhere, else the usual ones, to check,
 * the notice of their policy, and the time zone of their address where none is known.
 */
export function startingFrom(
  saved: CalendarSettings,
  read: readonly Proposal[],
  { notice, timeZone }: Known,
): CalendarSettings {
  const start = {
    ...saved,
    changeMinutes: notice ?? saved.changeMinutes,
    timeZone: (isNoZone(saved.timeZone) && timeZone) || saved.timeZone,
  }
  if (hasHours(saved.hours)) return start
  return { ...start, hours: read.find(({ facts }) => hasHours(facts?.hours))?.facts?.hours ?? WEEK }
}
