import type { Proposal, ProposalMend } from '../../../contract/knowledge'
import { FaqForm } from '../settings/knowledge/FaqForm'
import { MendHours } from './MendHours'
import { MendLine } from './MendLine'
import { MendPolicy } from './MendPolicy'
import { MendPrice } from './MendPrice'

type Props = { finding: Proposal; onMend: (said: ProposalMend) => Promise<unknown>; onCancel: () => void }

export function MendFinding({ finding: { kind, text, facts, faq }, onMend, onCancel }: Props) {
  const price = facts?.prices?.[0]
  const policy = facts?.policies?.[0]
  if (faq) return <FaqForm faq={faq} submitLabel="Save" onSave={(said) => onMend({ faq: said })} onCancel={onCancel} />
  if (price) return <MendPrice price={price} onMend={onMend} onCancel={onCancel} />
  if (policy) return <MendPolicy policy={policy} onMend={onMend} onCancel={onCancel} />
  if (facts?.hours) return <MendHours hours={facts.hours} onMend={onMend} onCancel={onCancel} />
  return <MendLine kind={kind} text={text} onMend={onMend} onCancel={onCancel} />
}
