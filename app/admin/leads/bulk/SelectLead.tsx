import type { Lead } from '../../../../contract/leads'
import { leadLabel } from '../words'

type Props = { lead: Lead; isSelected: boolean; onSelect: (id: string, isSelected: boolean) => void }

export function SelectLead({ lead, isSelected, onSelect }: Props) {
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={`Select ${leadLabel(lead)}`}
        checked={isSelected}
        onChange={(event) => onSelect(lead.id, event.target.checked)}
        className="size-5 accent-brand"
      />
    </label>
  )
}
