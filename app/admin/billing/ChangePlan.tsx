import { useSearchParams } from 'react-router'
import type { BillingResponse } from '../../../contract/billing'
import { formatPrice, isLiveStatus, type Plan, SOLD_PLANS } from '../../../contract/plans'
import { Badge } from '../../components/Badge'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { useCheckout } from '../../marketing/useCheckout'
import { SwitchPlan } from './SwitchPlan'

/** Switches the plan of a subscription, or leads to the checkout without one. */
export function ChangePlan({ billing }: { billing: BillingResponse }) {
  const { isBusy, stateOf, checkOut } = useCheckout()
  // The checkout redirects subscribers here with the plan they picked.
  const wished = useSearchParams()[0].get('plan')
  const switches = billing.hasSubscription && isLiveStatus(billing.subscriptionStatus)
  const isCurrent = ({ id }: Plan) => id === billing.planType && isLiveStatus(billing.subscriptionStatus)
  return (
    <Card>
      <h2 className="font-semibold text-lg">{switches ? 'Change plan' : 'Plans'}</h2>
      {!billing.paymentConfigured && (
        <p className="mt-1 text-quiet">Payment isn’t set up yet, so nothing can be bought or changed here.</p>
      )}
      <ul className="mt-4 divide-y divide-line border-line border-t">
        {SOLD_PLANS.map((plan) => (
          <li key={plan.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-48">
              <p>
                <span className="font-semibold">{plan.name}</span>{' '}
                <span className="text-quiet">{formatPrice(plan)}/month</span>
              </p>
              <p className="text-quiet text-sm">{plan.features.join(', ')}</p>
            </div>
            {isCurrent(plan) && switches && <Badge tone="done">Your plan</Badge>}
            {!isCurrent(plan) && switches && (
              <SwitchPlan
                plan={plan}
                isWished={plan.id === wished}
                isTrial={billing.subscriptionStatus === 'trialing'}
              />
            )}
            {!switches && billing.paymentConfigured && (
              <Button
                variant="secondary"
                aria-label={`Choose ${plan.name}`}
                disabled={isBusy}
                onClick={() => checkOut(plan.id)}
              >
                {stateOf(plan.id) ?? 'Choose'}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
