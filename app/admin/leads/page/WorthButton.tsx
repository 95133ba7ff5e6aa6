import type { Lead } from '../../../../contract/leads'
import { formatMoney } from '../../../lib/money'
import { askWorth } from '../worth/asked'

/** What a won job was worth, to change. */
export function WorthButton({ lead }: { lead: Lead }) {
  if (lead.status !== 'won') return null
  return (
    <div>
      <p className="mb-1 text-quiet text-sm">Value</p>
      <button
        type="button"
        className="min-h-11 font-semibold text-link underline underline-offset-4 md:min-h-8"
        onClick={() => askWorth(lead)}
      >
        {lead.valueCents === null ? 'Add the value' : formatMoney(lead.valueCents, lead.currency)}
        {lead.valueCents !== null && <span className="sr-only">, change</span>}
      </button>
    </div>
  )
}
