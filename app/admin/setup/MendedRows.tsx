import { Check } from 'lucide-react'
import type { Proposal, ProposalMend } from '../../../contract/knowledge'
import { spokenPrice } from '../settings/facts/prices/priceLineOf'

/** What the owner said in the place of a finding. */
export type Mended = { id: string; kind: Proposal['kind']; said: ProposalMend }

type Props = { said: readonly Mended[]; currency: string }

/** What was fixed stays in sight, below what is still to be looked at. */
export function MendedRows({ said, currency }: Props) {
  return said.map((one) => (
    <li key={one.id} className="flex items-start gap-2 py-2.5">
      <Check aria-label="Fixed" className="mt-1 size-4 shrink-0 text-done-ink" />
      <span className="wrap-anywhere min-w-0">{saidText(one, currency)}</span>
    </li>
  ))
}

function saidText({ kind, said: { facts, faq } }: Mended, currency: string): string {
  if (faq) return faq.question
  const [price] = facts?.prices ?? []
  const [policy] = facts?.policies ?? []
  if (price) return spokenPrice(price, currency)
  if (policy) return policy.name
  const value = facts?.[kind as keyof typeof facts]
  return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : 'Saved the way you wrote it'
}
