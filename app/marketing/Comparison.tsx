import { Check, Minus } from 'lucide-react'
import { formatPrice, SOLD_PLANS } from '../../contract/plans'
import { Table } from '../components/Table'
import { COMPARISON } from '../content/comparison'
import { cx } from '../lib/cx'

const tintOf = ({ mostPopular }: { mostPopular?: true }) => mostPopular && 'bg-brass-tint'

export function Comparison() {
  const columns = [
    { key: 'what', head: <span className="sr-only">What you get</span>, className: 'w-1/3 sm:w-2/5' },
    ...SOLD_PLANS.map((plan) => ({
      key: plan.id,
      className: cx('text-center text-sm sm:text-base', tintOf(plan)),
      head: (
        <>
          {plan.name}
          <span className="block font-normal text-quiet">{formatPrice(plan)}</span>
        </>
      ),
    })),
  ]
  return (
    <Table caption="What each plan includes" columns={columns}>
      {COMPARISON.map(({ label, at, valueIn }) => (
        <tr key={label}>
          <th scope="row" className="py-3 pr-1 pl-3 font-normal text-sm sm:px-4 sm:text-base">
            <a href={at} className="underline decoration-outline underline-offset-4 hover:decoration-current">
              {label}
            </a>
          </th>
          {SOLD_PLANS.map((plan) => (
            <td key={plan.id} className={cx('px-1 py-3 text-center text-sm sm:text-base', tintOf(plan))}>
              <Value value={valueIn(plan)} />
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value
  const Icon = value ? Check : Minus
  return (
    <>
      <Icon className={cx('mx-auto size-5', value ? 'text-done' : 'text-quiet')} aria-hidden />
      <span className="sr-only">{value ? 'Yes' : 'No'}</span>
    </>
  )
}
