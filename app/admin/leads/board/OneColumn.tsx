import { Tabs } from 'radix-ui'
import { type TouchEvent, useRef } from 'react'
import { LEAD_STATUSES, type LeadStatus } from '../../../../contract/leads'
import { formatMoney } from '../../../lib/money'
import { STATUS_WORDS } from '../words'
import { ColumnCards } from './ColumnCards'
import type { Column } from './column'

/** A finger that goes further sideways than this, and less up or down, turns the column. */
const SWIPE_PX = 60

type Props = {
  businessId: string
  columns: Column[]
  currency: string
  shown: LeadStatus
  onShow: (status: LeadStatus) => void
}

/** One column at a time, turned by its tabs or a swipe. */
export function OneColumn({ businessId, columns, currency, shown, onShow }: Props) {
  const start = useRef({ x: 0, y: 0 })
  const grasp = ({ touches }: TouchEvent) => {
    const touch = touches[0]
    if (touch) start.current = { x: touch.clientX, y: touch.clientY }
  }
  const turn = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0]
    if (!touch) return
    const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
    if (Math.abs(x) < SWIPE_PX || Math.abs(y) > Math.abs(x) / 2) return
    const next = LEAD_STATUSES[LEAD_STATUSES.indexOf(shown) + (x < 0 ? 1 : -1)]
    if (next) onShow(next)
  }
  return (
    <Tabs.Root
      value={shown}
      onValueChange={(value) => {
        const status = LEAD_STATUSES.find((known) => known === value)
        if (status) onShow(status)
      }}
    >
      <Tabs.List aria-label="Columns" className="flex flex-wrap border-line border-b">
        {columns.map(({ status, count }) => (
          <Tabs.Trigger
            key={status}
            value={status}
            className="min-h-12 shrink-0 grow border-transparent border-b-3 px-2 font-semibold text-quiet text-sm -outline-offset-4 data-[state=active]:border-brand data-[state=active]:text-link"
          >
            {STATUS_WORDS[status]} <span className="tabular-nums">{count.toLocaleString()}</span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {columns.map((column) => (
        <Tabs.Content key={column.status} value={column.status} className="pt-4" onTouchStart={grasp} onTouchEnd={turn}>
          {column.valueCents > 0 && (
            <p className="mb-3 font-semibold">{formatMoney(column.valueCents, currency)} in total</p>
          )}
          <ColumnCards businessId={businessId} column={column} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
