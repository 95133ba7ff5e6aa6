import { useQuery } from '@tanstack/react-query'
import { proposalsQuery, sourcesQuery } from '../../api/knowledge'
import { Button } from '../../components/Button'
import { useProposalChanges } from '../settings/knowledge/proposals/useProposalChanges'
import { sourceWords } from '../settings/knowledge/sources/sourceWords'
import { FindingCard } from './FindingCard'
import { StepFrame } from './StepFrame'

type Props = { businessId: string; onBack: () => void; onNext: () => void }

/** What is found, as it is found. Nothing of it is said before the owner has seen it. */
export function FindingsStep({ businessId, onBack, onNext }: Props) {
  const { data: known } = useQuery(sourcesQuery(businessId))
  const sources = known ?? []
  const isReading = !known || known.some(({ status }) => status === 'queued' || status === 'crawling')
  const read = sources.map(({ id, pages, readAt = '' }) => `${id} ${pages} ${readAt}`).join()
  const findings = useQuery({ ...proposalsQuery(businessId, read), placeholderData: (shown) => shown })
  const { accept, mend, dismiss } = useProposalChanges(businessId)
  const isBusy = accept.isPending || mend.isPending || dismiss.isPending
  const shown = findings.data ?? []
  return (
    <StepFrame
      step="findings"
      title={shown.length > 0 ? 'Is this right?' : isReading ? 'Reading…' : 'Nothing to check'}
      hint={
        shown.length > 0 || isReading
          ? 'Fix or drop what’s wrong. Your front desk says the rest as your own word.'
          : 'Either you have checked it all, or there were no hours, prices or answers to find. Go on, or try another address.'
      }
      onSkip={onNext}
      main={
        shown.length > 0 ? (
          <Button
            size="large"
            className="grow"
            disabled={isBusy}
            onClick={() =>
              accept.mutate(
                shown.map(({ id }) => id),
                { onSuccess: onNext },
              )
            }
          >
            {accept.isPending ? 'Saving…' : 'All of this is right'}
          </Button>
        ) : (
          <Button size="large" className="grow" disabled={isReading} onClick={onNext}>
            {isReading ? 'Reading…' : 'Go on'}
          </Button>
        )
      }
    >
      <ul className="mb-4 grid gap-2">
        {sources.map((source) => (
          <li key={source.id} className="wrap-anywhere text-sm">
            <span className="font-semibold">{source.title}</span>{' '}
            <span role="status" className={source.status === 'failed' ? 'text-danger-ink' : 'text-quiet'}>
              {sourceWords(source)}
            </span>
          </li>
        ))}
      </ul>
      <ul className="grid gap-3">
        {shown.map((finding) => (
          <FindingCard
            key={finding.id}
            finding={finding}
            isBusy={isBusy}
            onRight={() => accept.mutate([finding.id])}
            onMend={(said) => mend.mutateAsync({ id: finding.id, ...said })}
            onDrop={() => dismiss.mutate(finding.id)}
          />
        ))}
      </ul>
      {!isReading && (
        <Button variant="quiet" className="mt-3 px-2 text-link" onClick={onBack}>
          Try another address
        </Button>
      )}
    </StepFrame>
  )
}
