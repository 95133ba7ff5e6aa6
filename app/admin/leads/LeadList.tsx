import type { Lead } from '../../../contract/leads'
import { useMediaQuery } from '../../lib/useMediaQuery'
import { LeadCards } from './LeadCards'
import { LeadTable } from './LeadTable'

/** Renders cards or the table, never both, so that screen readers meet each lead once. */
export function LeadList({ leads }: { leads: Lead[] }) {
  const isWide = useMediaQuery('(min-width: 72rem)')
  return isWide ? <LeadTable leads={leads} /> : <LeadCards leads={leads} />
}
