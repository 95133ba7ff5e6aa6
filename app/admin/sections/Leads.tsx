import { useParams } from 'react-router'
import { LeadsHome } from '../leads/LeadsHome'
import { LeadPage } from '../leads/page/LeadPage'

/** All leads, or the page of one. */
export function Leads() {
  const { itemId } = useParams()
  return itemId ? <LeadPage key={itemId} leadId={itemId} /> : <LeadsHome />
}
