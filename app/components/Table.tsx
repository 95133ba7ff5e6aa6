import type { ReactNode } from 'react'
import { cx } from '../lib/cx'

type Props = { caption: string; columns: { key: string; head: ReactNode; className?: string }[]; children: ReactNode }

/** A table; children are its rows, whose first cell is the row's header. */
export function Table({ caption, columns, children }: Props) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-line border-b">
          <tr className="align-bottom">
            {columns.map(({ key, head, className }) => (
              <th key={key} scope="col" className={cx('px-1 py-3 font-semibold sm:px-4', className)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  )
}
