import type { Lead, LeadStatus } from '../../../contract/leads'
import { useLeadChanges } from './useLeadChanges'
import { leadName, STATUS_WORDS } from './words'
import { askWorth } from './worth/asked'

/** Gives a lead another status; a won one is asked what it was worth first. */
export function useMoveLead(businessId: string) {
  const change = useLeadChanges(businessId)
  return (lead: Lead, status: LeadStatus) => {
    if (status === lead.status) return
    if (status === 'won') askWorth(lead)
    else change.mutate({ ids: [lead.id], to: { status }, done: `${leadName(lead)}: ${STATUS_WORDS[status]}` })
  }
}
