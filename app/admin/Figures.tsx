import type { Analytics } from '../../contract/analytics'
import { Skeleton } from '../components/Skeleton'
import { cx } from '../lib/cx'

export const conversionNote = ({ conversations }: Analytics['totals']): string =>
  conversations === 0 ? 'nobody wrote in' : 'of those who wrote in left their details'

type Props = { figures: { label: string; value: string | undefined; note?: string }[] }

export function Figures({ figures }: Props) {
  return (
    <dl className={cx('grid gap-3', figures.length === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3')}>
      {figures.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-card border border-line bg-surface px-5 py-4 sm:block"
        >
          <dt className="text-quiet">{label}</dt>
          <dd className="font-bold text-2xl tabular-nums sm:mt-1 sm:text-3xl">
            {value ?? <Skeleton className="h-9 w-16" />}
          </dd>
          {note && <dd className="basis-full text-quiet text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
