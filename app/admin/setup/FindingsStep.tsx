import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { BusinessFacts } from '../../../contract/facts'
import type { KnowledgeSource, Proposal } from '../../../contract/knowledge'
import type { SetupProgress } from '../../../contract/setup'
import { businessQuery } from '../../api/businesses'
import { factsQuery, savingFacts } from '../../api/facts'
import { proposalsQuery, sourcesQuery } from '../../api/knowledge'
import { Button } from '../../components/Button'
import { Skeleton } from '../../components/Skeleton'
import { useProposalChanges } from '../settings/knowledge/proposals/useProposalChanges'
import { AddHours } from './AddHours'
import { AddPrice } from './AddPrice'
import { ComingHolidays } from './ComingHolidays'
import { FindingGroup } from './FindingGroup'
import { FindingRow } from './FindingRow'
import { FindingsMain } from './FindingsMain'
import { FindingText } from './FindingText'
import { HINTS, type ReadingState, TITLES } from './findingsWords'
import { isAwaited, isReading as isStillReading } from './isReading'
import { kindsInOrder, kindWords } from './kindWords'
import { LeftOutLines } from './LeftOutLines'
import { LookGroup } from './LookGroup'
import { type Mended, MendedRows } from './MendedRows'
import { MendFinding } from './MendFinding'
import { readingWords } from './readingWords'
import { StepFrame } from './StepFrame'
import { useLook } from './useLook'

type Props = { businessId: string; progress: SetupProgress; onBack: () => void; onNext: () => void }

/** What is found, as it is found. Nothing of it is said before the owner has seen it. */
export function FindingsStep({ businessId, progress, onBack, onNext }: Props) {
  const { data: sources } = useQuery(sourcesQuery(businessId))
  const [latest] = sources ?? []
  const read = (sources ?? []).map(({ id, pages, readAt = '' }) => `${id} ${pages} ${readAt}`).join()
  const findings = useQuery({ ...proposalsQuery(businessId, read), placeholderData: (shown) => shown })
  // What was read last is on its way: nothing is known of it yet.
  const isReading = isStillReading(sources) || findings.isPending || findings.isPlaceholderData
  const isUnread = latest?.status === 'failed'
  const saved = useQuery(businessQuery(businessId))
  const facts = useQuery(factsQuery(businessId))
  const look = useLook(businessId, progress, sources)
  const { accept, mend, dismiss } = useProposalChanges(businessId)
  const [editors, setEditors] = useState(0)
  const [mended, setMended] = useState<Mended[]>([])
  const [draft, setDraft] = useState<{ line: string; key: number }>()
  const [priced, setPriced] = useState<string[]>([])
  const onPriced = useCallback((line: string) => setPriced((lines) => [...lines, line]), [])
  const onEditing = useCallback((change: 1 | -1) => setEditors((open) => open + change), [])
  const isSaving = useIsMutating({ mutationKey: savingFacts(businessId) }) > 0
  const isBusy = accept.isPending || mend.isPending || dismiss.isPending || look.isBusy || isSaving
  const found = findings.data ?? []
  const isWaiting = isAwaited(sources) || findings.isPlaceholderData
  const unfound: ReadingState = isReading ? 'reading' : isUnread ? 'unread' : 'nothing'
  const reading = found.length > 0 || look.shown.length > 0 ? 'found' : unfound
  const takeAll = useMutation({
    mutationFn: async () => {
      if (look.shown.length > 0) await look.take.mutateAsync(look.shown)
      if (found.length > 0) await accept.mutateAsync(found.map(({ id }) => id))
    },
    onSuccess: onNext,
  })
  const group = (kind: Proposal['kind']) => {
    const ofKind = found.filter((one) => one.kind === kind)
    const saidSo = mended.filter((one) => one.kind === kind)
    if (ofKind.length === 0 && saidSo.length > 0)
      return (
        <section
          key={kind}
          aria-label={kindWords[kind]}
          className="rounded-card border border-line bg-surface px-4 py-2"
        >
          <h2 className="font-semibold">{kindWords[kind]}</h2>
          <ul className="divide-y divide-line">
            <MendedRows said={saidSo} currency={saved.data?.currency ?? 'USD'} />
          </ul>
        </section>
      )
    return (
      ofKind.length > 0 && (
        <FindingGroup
          key={kind}
          title={kindWords[kind]}
          count={ofKind.length}
          isBusy={isBusy}
          onRight={() => accept.mutate(ofKind.map(({ id }) => id))}
        >
          {ofKind.map((finding, at) => (
            <FindingRow
              key={finding.id}
              text={finding.text}
              onDrop={() => dismiss.mutate(finding.id)}
              onEditing={onEditing}
              {...(!finding.facts?.hoursExceptions?.length && {
                editor: (close: () => void) => (
                  <MendFinding
                    finding={finding}
                    onMend={async (said) => {
                      await mend.mutateAsync({ id: finding.id, ...said })
                      setMended((known) => [...known, { id: finding.id, kind, said }])
                    }}
                    onCancel={close}
                  />
                ),
              })}
            >
              <FindingText finding={finding} above={ofKind[at - 1]} />
            </FindingRow>
          ))}
          <MendedRows said={saidSo} currency={saved.data?.currency ?? 'USD'} />
        </FindingGroup>
      )
    )
  }
  return (
    <StepFrame
      step="findings"
      title={TITLES[reading]}
      hint={HINTS[reading]}
      onSkip={onNext}
      main={
        <FindingsMain
          reading={reading}
          waitsFor={editors > 0 ? 'fix' : isWaiting ? 'reading' : isBusy ? 'saving' : undefined}
          onAll={takeAll.mutate}
          onBack={onBack}
          onNext={onNext}
        />
      }
    >
      <div role="status" className="mb-4 grid gap-1 text-quiet text-sm">
        {sources?.filter(isShown).map((source) => (
          <p key={source.id} className={source.status === 'failed' ? 'text-danger-ink' : undefined}>
            {readingWords(source)}
          </p>
        ))}
      </div>
      <div className="grid gap-3">
        <LookGroup look={look} onEditing={onEditing} />
        {group('hours')}
        {!isReading && !found.some(({ kind }) => kind === 'hours') && (
          <AddHours businessId={businessId} onEditing={onEditing} />
        )}
        {!isReading && saved.data && facts.data && (
          <ComingHolidays
            business={saved.data}
            week={[facts.data.hours, ...found.map(({ facts: said }) => said?.hours ?? {})].find(isTold) ?? {}}
            known={[...facts.data.hoursExceptions, ...found.flatMap(({ facts: said }) => said?.hoursExceptions ?? [])]}
            isBusy={isBusy}
            onEditing={onEditing}
          />
        )}
        {furtherKinds.map(group)}
        {isReading && <Skeleton className="h-24 w-full rounded-card" />}
      </div>
      {!isReading && (
        <LeftOutLines
          businessId={businessId}
          read={read}
          priced={priced}
          onPrice={(line) => setDraft((last) => ({ line, key: (last?.key ?? 0) + 1 }))}
        />
      )}
      {!isReading && saved.data && (
        <AddPrice businessId={businessId} currency={saved.data.currency} draft={draft} onAdded={onPriced} />
      )}
      {!isReading && reading !== 'unread' && (
        <Button variant="quiet" className="mt-3 px-2 text-link" onClick={onBack}>
          {latest?.kind === 'site' ? 'Try another address' : 'Add something else'}
        </Button>
      )}
    </StepFrame>
  )
}

const isTold = (hours: BusinessFacts['hours']) => Object.keys(hours).length > 0

const furtherKinds = kindsInOrder.filter((kind) => kind !== 'hours')

/** The one added last, and whatever is being read. */
const isShown = (source: KnowledgeSource, at: number) => at === 0 || isStillReading([source])
