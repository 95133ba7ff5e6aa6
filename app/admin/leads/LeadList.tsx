import type { Lead } from '../../../contract/leads'
import { useMediaQuery } from '../../lib/useMediaQuery'
import type { Selection } from './bulk/useSelection'
import { LeadCards } from './LeadCards'
import { LeadTable } from './LeadTable'

/** Renders cards or the table, never both, so that screen readers meet each lead once. */
export function LeadList(props: { leads: Lead[]; selection: Selection }) {
  const isWide = useMediaQuery('(min-width: 72rem)')
  return isWide ? <LeadTable {...props} /> : <LeadCards {...props} />
}
