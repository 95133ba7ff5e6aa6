import { LEAD_STATUSES, LISTED_SOURCES } from '../../../contract/leads'
import type { LeadFilter } from '../../api/leads'
import { RANGES, type Range } from '../../api/range'
import { choiceIn, textIn } from '../lists/useListFilter'

/** The address's value for leads that nobody looks after. */
export const NOBODY = 'nobody'

export const leadFilterIn = (search: URLSearchParams): LeadFilter => ({
  q: textIn(search, 'q'),
  status: choiceIn(search, 'status', LEAD_STATUSES),
  source: choiceIn(search, 'source', LISTED_SOURCES),
  assigned: textIn(search, 'assigned'),
  range: choiceIn(search, 'range', RANGES),
})

export const RANGE_WORDS: Record<Range, string> = {
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 30 days',
  year: 'Last 12 months',
}
