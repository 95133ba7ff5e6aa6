import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button'

type Props = { title: string; count?: number; isBusy: boolean; onRight: () => void; children: ReactNode }

/** What was found of one kind on a card, right as a whole unless something in it is fixed or dropped. */
export function FindingGroup({ title, count = 1, isBusy, onRight, children }: Props) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface px-4 pt-2 pb-1">
      <div className="flex items-center gap-2">
        <h2 className="grow font-semibold">
          {title}
          {count > 1 && <span className="ml-2 font-normal text-quiet text-sm tabular-nums">{count}</span>}
        </h2>
        <Button
          variant="quiet"
          className="shrink-0 whitespace-nowrap px-3 text-link"
          aria-label={`That’s right: ${title}`}
          disabled={isBusy}
          onClick={onRight}
        >
          <Check aria-hidden className="size-4" />
          That’s right
        </Button>
      </div>
      <ul className="divide-y divide-line border-line border-t">{children}</ul>
    </section>
  )
}
