import { type DragEvent, useId, useState } from 'react'
import { cx } from '../../../lib/cx'
import { formatMoney } from '../../../lib/money'
import { useMoveLead } from '../useMoveLead'
import { STATUS_WORDS } from '../words'
import { ColumnCards } from './ColumnCards'
import type { Column } from './column'
import { DRAGGED, draggedLead } from './dragged'

/** A column that cards can be dropped on. By keyboard, and on a phone, the status on the card does the same. */
export function BoardColumn({
  businessId,
  column,
  currency,
}: {
  businessId: string
  column: Column
  currency: string
}) {
  const { status, count, valueCents } = column
  const [isOver, setIsOver] = useState(false)
  const move = useMoveLead(businessId)
  const headingId = useId()
  const allow = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const lead = draggedLead()
    if (lead) move(lead, status)
  }
  return (
    <section
      aria-labelledby={headingId}
      onDragOver={allow}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cx(
        'min-w-0 rounded-card border p-2 transition-colors',
        isOver ? 'border-brand bg-brand-tint' : 'border-line bg-sunken',
      )}
    >
      <h2 id={headingId} className="flex flex-wrap items-baseline justify-between gap-x-2 px-2 pt-1 pb-2 font-semibold">
        <span>
          {STATUS_WORDS[status]} <span className="font-normal text-quiet tabular-nums">{count.toLocaleString()}</span>
        </span>
        {valueCents > 0 && <span className="text-sm tabular-nums">{formatMoney(valueCents, currency)}</span>}
      </h2>
      <ColumnCards businessId={businessId} column={column} />
    </section>
  )
}
