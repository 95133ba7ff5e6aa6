import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { businessQuery } from '../../../api/businesses'
import { factsQuery } from '../../../api/facts'
import { proposalsQuery } from '../../../api/knowledge'
import { Button } from '../../../components/Button'
import { CheckField } from '../../../components/CheckField'
import { formatMoney } from '../../../lib/money'
import { centsOf } from '../../settings/facts/money'
import type { CalendarForm, ServiceForm } from './calendarForm'
import { lengthWords } from './lengths'
import { type Proposed, pricesOf, proposeServices } from './proposeServices'

type Props = {
  businessId: string
  onTake: (services: ServiceForm[]) => void
  /** Keeps what is ticked, for whoever goes on without pressing. */
  ticked?: RefObject<ServiceForm[]> | undefined
}

/** Services that the owner has named elsewhere already, to take with a press: ticked are those that people come for. */
export function ProposedServices({ businessId, onTake, ticked: kept }: Props) {
  const { control } = useFormContext<CalendarForm>()
  const taken = useWatch({ control, name: 'services' }).map(({ name }) => name)
  const business = useQuery(businessQuery(businessId)).data
  const facts = useQuery(factsQuery(businessId)).data
  const read = useQuery(proposalsQuery(businessId, ''))
  const [turned, setTurned] = useState<string[]>([])
  const isKnown = business && facts && !read.isPending
  const proposed = isKnown ? proposeServices(pricesOf(facts, read.data ?? []), business, taken) : []
  const isTicked = ({ service: { name }, isVisit }: Proposed) => isVisit !== turned.includes(name)
  const ticked = proposed.filter(isTicked)
  useEffect(() => {
    if (kept) kept.current = ticked.map(({ service }) => service)
  })
  if (!business || proposed.length === 0) return null
  const turn = (name: string) =>
    setTurned(turned.includes(name) ? turned.filter((other) => other !== name) : [...turned, name])
  return (
    <fieldset className="mb-4 rounded-control bg-brass-tint p-4">
      <legend className="float-left mb-3 font-semibold">From what you’ve already told us</legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        {proposed.map((one) => (
          <CheckField
            key={one.service.name}
            label={one.service.name}
            hint={detailsOf(one, business.currency)}
            checked={isTicked(one)}
            onChange={() => turn(one.service.name)}
          />
        ))}
      </div>
      <Button
        variant="secondary"
        className="mt-4 max-sm:w-full"
        disabled={ticked.length === 0}
        onClick={() => {
          onTake(ticked.map(({ service }) => service))
          // What was left out stays left out. What was taken is ticked again, should it be removed.
          const names = ticked.map(({ service }) => service.name)
          setTurned(turned.filter((name) => !names.includes(name)))
        }}
      >
        {ticked.length === 0
          ? 'Choose what people can book'
          : `Add ${ticked.length === 1 ? '1 service' : `${ticked.length} services`}`}
      </Button>
    </fieldset>
  )
}

const detailsOf = ({ service, saysLength }: Proposed, currency: string) =>
  [saysLength && lengthWords(service.minutes), service.price && formatMoney(centsOf(service.price), currency)]
    .filter(Boolean)
    .join(', ')
