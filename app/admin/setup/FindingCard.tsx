import { useState } from 'react'
import type { Proposal, ProposalMend } from '../../../contract/knowledge'
import { Button } from '../../components/Button'
import { FaqForm } from '../settings/knowledge/FaqForm'
import { kindWords } from './kindWords'
import { MendHours } from './MendHours'
import { MendLine } from './MendLine'
import { MendPrice } from './MendPrice'

type Props = {
  finding: Proposal
  isBusy: boolean
  onRight: () => void
  onMend: (said: ProposalMend) => Promise<unknown>
  onDrop: () => void
}

export function FindingCard({ finding, isBusy, onRight, onMend, onDrop }: Props) {
  const [isMending, setIsMending] = useState(false)
  const { kind, text, told, source, faq } = finding
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-quiet text-sm">{kindWords[kind]}</h2>
      {isMending ? (
        <div className="mt-2">
          <Mend finding={finding} onMend={onMend} onCancel={() => setIsMending(false)} />
        </div>
      ) : (
        <>
          {faq ? (
            <>
              <p className="wrap-anywhere mt-1 font-semibold">{faq.question}</p>
              <p className="wrap-anywhere whitespace-pre-line">{faq.answer}</p>
            </>
          ) : (
            <p className="wrap-anywhere mt-1 whitespace-pre-line font-semibold">{text.replaceAll('; ', '\n')}</p>
          )}
          {told !== undefined && <p className="wrap-anywhere mt-1 text-danger-ink text-sm">You told us: {told}</p>}
          <p className="wrap-anywhere mt-1 text-quiet text-sm">From “{source.title}”</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="secondary" aria-label={`Right: ${text}`} disabled={isBusy} onClick={onRight}>
              Right
            </Button>
            <Button variant="quiet" aria-label={`Fix: ${text}`} disabled={isBusy} onClick={() => setIsMending(true)}>
              Fix
            </Button>
            <Button variant="quiet" aria-label={`Drop: ${text}`} disabled={isBusy} onClick={onDrop}>
              Drop
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

type MendProps = { finding: Proposal; onMend: Props['onMend']; onCancel: () => void }

function Mend({ finding: { kind, text, facts, faq }, onMend, onCancel }: MendProps) {
  const price = facts?.prices?.[0]
  if (faq) return <FaqForm faq={faq} submitLabel="Save" onSave={(said) => onMend({ faq: said })} onCancel={onCancel} />
  if (price) return <MendPrice price={price} onMend={onMend} onCancel={onCancel} />
  if (facts?.hours) return <MendHours hours={facts.hours} onMend={onMend} onCancel={onCancel} />
  return <MendLine kind={kind} text={text} onMend={onMend} onCancel={onCancel} />
}
