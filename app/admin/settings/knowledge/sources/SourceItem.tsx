import { FileText, Globe, type LucideIcon, RefreshCw, TextQuote, Trash2 } from 'lucide-react'
import type { KnowledgeSource, SourceKind } from '../../../../../contract/knowledge'
import { Button } from '../../../../components/Button'
import { Dialog, DialogClose } from '../../../../components/Dialog'
import { MeterBar } from '../../../../components/MeterBar'
import { cx } from '../../../../lib/cx'
import { SkippedPagesList } from './SkippedPagesList'
import { sourceWords } from './sourceWords'
import { useSourceChanges } from './useSourceChanges'

const ICONS: Record<SourceKind, LucideIcon> = { site: Globe, file: FileText, text: TextQuote }

export function SourceItem({ businessId, source }: { businessId: string; source: KnowledgeSource }) {
  const { again } = useSourceChanges(businessId)
  const Icon = ICONS[source.kind]
  const isReading = source.status === 'queued' || source.status === 'crawling'
  const known = source.pages + source.waiting
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon className="mt-0.5 size-5 text-brass" aria-hidden />
      <div className="min-w-0 grow">
        <p className="wrap-anywhere font-semibold">{source.title}</p>
        <p role="status" className={cx('text-sm', source.status === 'failed' ? 'text-danger-ink' : 'text-quiet')}>
          {sourceWords(source)}
        </p>
        {source.status === 'crawling' && source.kind === 'site' && (
          <div className="mt-2">
            <MeterBar value={source.pages} max={known} label={`Pages read from ${source.title}`} tone="progress" />
          </div>
        )}
        {source.status === 'ready' && source.error && <p className="text-danger-ink text-sm">{source.error}</p>}
        {!isReading && <SkippedPagesList skipped={source.skipped} />}
      </div>
      {source.kind === 'site' && !isReading && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Read again: ${source.title}`}
          disabled={again.isPending}
          onClick={() => again.mutate(source.id)}
        >
          <RefreshCw className="size-4" aria-hidden />
        </Button>
      )}
      <RemoveSource businessId={businessId} source={source} />
    </li>
  )
}

function RemoveSource({ businessId, source }: { businessId: string; source: KnowledgeSource }) {
  const { remove } = useSourceChanges(businessId)
  return (
    <Dialog
      title={`Remove “${source.title}”?`}
      description="Your front desk forgets everything it read there. Anything you confirmed stays."
      trigger={
        <Button variant="quiet" size="icon" aria-label={`Remove: ${source.title}`}>
          <Trash2 className="size-4" aria-hidden />
        </Button>
      }
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" disabled={remove.isPending} onClick={() => remove.mutate(source.id)}>
          {remove.isPending ? 'Removing…' : 'Remove'}
        </Button>
        <DialogClose>
          <Button variant="quiet">Keep it</Button>
        </DialogClose>
      </div>
    </Dialog>
  )
}
