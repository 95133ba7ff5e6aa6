import { LEAD_STATUSES, type Lead } from '../../../contract/leads'
import { useMoveLead } from './useMoveLead'
import { leadLabel, STATUS_WORDS } from './words'

const LOOKS = {
  new: 'bg-brass-tint text-brass-ink',
  contacted: 'bg-brand-tint text-link',
  booked: 'bg-brand-tint text-link',
  won: 'bg-done-tint text-done-ink',
  lost: 'bg-sunken text-quiet',
}

export function LeadStatusSelect({ lead }: { lead: Lead }) {
  const move = useMoveLead(lead.businessId)
  return (
    <select
      aria-label={`Status of ${leadLabel(lead)}`}
      value={lead.status}
      className={`min-h-11 cursor-pointer rounded-full border border-transparent px-3 font-semibold text-sm hover:border-outline md:min-h-8 ${LOOKS[lead.status]}`}
      onChange={(event) => {
        const status = LEAD_STATUSES.find((known) => known === event.target.value)
        if (status) move(lead, status)
      }}
    >
      {LEAD_STATUSES.map((status) => (
        <option key={status} value={status} className="bg-surface text-ink">
          {STATUS_WORDS[status]}
        </option>
      ))}
    </select>
  )
}
