import { formatPrice, type Plan, SOLD_PLANS } from '../../contract/plans'
import { Badge } from '../components/Badge'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { FeatureList } from '../components/FeatureList'
import { useCheckout } from './useCheckout'

/** `isAside`: the page's one main button is another. */
export function Tiers({ isAside = false }: { isAside?: boolean }) {
  const { isBusy, stateOf, checkOut } = useCheckout()
  return (
    <ul className="grid items-stretch gap-4 md:grid-cols-3">
      {SOLD_PLANS.map((plan) => (
        <Tier
          key={plan.id}
          plan={plan}
          isMain={!isAside && plan.mostPopular === true}
          isBusy={isBusy}
          state={stateOf(plan.id)}
          onChoose={() => checkOut(plan.id)}
        />
      ))}
    </ul>
  )
}

type TierProps = { plan: Plan; isMain: boolean; isBusy: boolean; state: string | undefined; onChoose: () => void }

function Tier({ plan, isMain, isBusy, state, onChoose }: TierProps) {
  return (
    <li className="grid">
      <Card highlighted={plan.mostPopular ?? false} className="flex flex-col max-md:p-4">
        <div className="flex min-h-7 items-center justify-between gap-3">
          <h3 className="font-semibold text-xl">{plan.name}</h3>
          {plan.mostPopular && <Badge tone="brass">Most Popular</Badge>}
        </div>
        {/* On a phone this ends left of the page’s own chat bubble. */}
        <div className="mt-1 flex flex-wrap items-baseline gap-x-2 md:mt-4 md:block">
          <p className="flex items-baseline gap-1">
            <span className="font-display font-extrabold text-3xl tracking-tight md:text-5xl">{formatPrice(plan)}</span>
            <span className="text-quiet">/month</span>
          </p>
          <p className="text-quiet max-md:text-[0.8125rem] md:mt-1">
            {plan.trialDays}-day trial, card required<span className="max-md:hidden">; billed monthly after that</span>
          </p>
        </div>
        <div className="mt-3 mb-4 md:mt-6 md:mb-8">
          <FeatureList features={plan.features} />
        </div>
        <Button variant={isMain ? 'primary' : 'secondary'} className="mt-auto" disabled={isBusy} onClick={onChoose}>
          {state ?? `Choose ${plan.name}`}
        </Button>
      </Card>
    </li>
  )
}
