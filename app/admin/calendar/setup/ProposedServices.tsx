import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { businessQuery } from '../../../api/businesses'
import { factsQuery } from '../../../api/facts'
import { proposalsQuery } from '../../../api/knowledge'
import { Button } from '../../../components/Button'
import { formatMoney } from '../../../lib/money'
import { centsOf } from '../../settings/facts/money'
import type { CalendarForm, ServiceForm } from './calendarForm'
import { lengthWords } from './lengths'
import { type Proposed, pricesOf, proposeServices } from './proposeServices'

type Props = { businessId: string; onTake: (services: ServiceForm[]) => void }

/** Services that the owner has named elsewhere already, to take with a press. */
export function ProposedServices({ businessId, onTake }: Props) {
  const { control } = useFormContext<CalendarForm>()
  const taken = useWatch({ control, name: 'services' }).map(({ name }) => name)
  const business = useQuery(businessQuery(businessId)).data
  const facts = useQuery(factsQuery(businessId)).data
  const read = useQuery(proposalsQuery(businessId, ''))
  if (!business || !facts || read.isPending) return null
  const proposed = proposeServices(pricesOf(facts, read.data ?? []), business.services, taken)
  if (proposed.length === 0) return null
  return (
    <div className="mb-4 rounded-control bg-brass-tint p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-semibold">From what you’ve already told us</p>
        {proposed.length > 1 && (
          <Button variant="secondary" onClick={() => onTake(proposed.map(({ service }) => service))}>
            Add all {proposed.length}
          </Button>
        )}
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {proposed.map(({ service, saysLength }) => (
          <li key={service.name} className="min-w-0 max-w-full">
            <Button
              variant="secondary"
              className="max-w-full px-3 text-left"
              onClick={() => onTake([service])}
              aria-label={`Add ${service.name}`}
            >
              <Plus className="size-5" aria-hidden />
              <span className="min-w-0">
                <span className="wrap-anywhere">{service.name}</span>{' '}
                <span className="font-normal text-quiet">{detailsOf({ service, saysLength }, business.currency)}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const detailsOf = ({ service, saysLength }: Proposed, currency: string) =>
  [saysLength && lengthWords(service.minutes), service.price && formatMoney(centsOf(service.price), currency)]
    .filter(Boolean)
    .join(', ')
