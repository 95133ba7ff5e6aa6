import type { Lead } from '../../../contract/leads'
import { useMediaQuery } from '../../lib/useMediaQuery'
import { LeadCards } from './LeadCards'
import { LeadTable } from './LeadTable'

/** One of the two is drawn, never both: a reader and a screen reader meet each lead once. */
export function LeadList({ leads }: { leads: Lead[] }) {
  const isWide = useMediaQuery('(min-width: 72rem)')
  return isWide ? <LeadTable leads={leads} /> : <LeadCards leads={leads} />
}
