import type { CalendarSettings } from '../../../../contract/scheduling'

const USUAL: [string, string][] = [['09:00', '17:00']]

/** What somebody starts from who has typed no hours yet: the usual ones, to look over. */
export const startingFrom = (saved: CalendarSettings): CalendarSettings =>
  Object.values(saved.hours).some((spans) => spans.length > 0)
    ? saved
    : { ...saved, hours: { mon: USUAL, tue: USUAL, wed: USUAL, thu: USUAL, fri: USUAL, sat: [], sun: [] } }
