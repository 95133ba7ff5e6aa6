import type { Lead } from '../../../contract/leads'
import { formatMoney } from '../../lib/money'

/** What the job is worth, if somebody said so. */
export const LeadWorth = ({ lead: { valueCents, currency } }: { lead: Lead }) =>
  valueCents === null ? null : <span className="font-semibold tabular-nums">{formatMoney(valueCents, currency)}</span>
