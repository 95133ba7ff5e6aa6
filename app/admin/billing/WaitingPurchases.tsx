import type { BillingResponse, WaitingPurchase } from '../../../contract/billing'
import { formatPrice, PLANS } from '../../../contract/plans'
import { claimPurchase, declinePurchase } from '../../api/billing'
import { Button } from '../../components/Button'
import { Notice } from '../../components/Notice'
import { formatDate } from '../../lib/dates'
import { statusWords } from './statusWords'
import { useBillingChange } from './useBillingChange'

/** Purchases made with the owner's email by somebody who wasn't logged in. */
export function WaitingPurchases({ billing }: { billing: BillingResponse }) {
  if (billing.waitingPurchases.length === 0) return null
  return (
    <div className="mb-6 grid gap-4">
      {billing.waitingPurchases.map((purchase) => (
        <Waiting key={purchase.id} purchase={purchase} />
      ))}
    </div>
  )
}

function Waiting({ purchase: { id, planType, expiresAt } }: { purchase: WaitingPurchase }) {
  const plan = PLANS[planType]
  const take = useBillingChange({
    change: () => claimPurchase(id),
    done: (billing) => ({ title: `You’re on ${plan.name}`, description: statusWords(billing) }),
    failed: 'We couldn’t use the purchase here. Please try again.',
  })
  const giveBack = useBillingChange({
    change: () => declinePurchase(id),
    done: () => ({ title: 'The purchase is canceled', description: 'Anything that was charged will be refunded.' }),
    failed: 'The purchase wasn’t canceled. Please try again.',
  })
  const isBusy = take.isPending || giveBack.isPending
  return (
    <Notice tone="brass">
      <h2 className="font-semibold">Did you buy the {plan.name} plan?</h2>
      <p className="mt-1">
        It was bought with your email address, at {formatPrice(plan)} a month, by someone who wasn’t logged in. If
        nobody claims it by {formatDate(expiresAt)}, we’ll cancel it and refund anything that was charged.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={isBusy} onClick={() => take.mutate()}>
          {take.isPending ? 'One moment…' : 'Yes, use it here'}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => giveBack.mutate()}>
          {giveBack.isPending ? 'Canceling…' : 'No, cancel it'}
        </Button>
      </div>
    </Notice>
  )
}
