import { CircleCheck } from 'lucide-react'
import { PLANS } from '../../../contract/plans'
import { Button } from '../../components/Button'
import { ErrorState } from '../../components/ErrorState'
import { Notice } from '../../components/Notice'
import { SkeletonList } from '../../components/Skeleton'
import { formatDate, isAhead } from '../../lib/dates'
import type { PurchaseState } from './purchaseState'
import { UnknownPurchase } from './UnknownPurchase'
import type { CheckoutState } from './useCheckoutStatus'

export function PurchaseStatus({ checkout, state }: { checkout: CheckoutState; state: PurchaseState }) {
  const { data, error } = checkout
  if (state === 'unknown') return <UnknownPurchase />
  if (state === 'expired') {
    return (
      <Notice tone="brass">
        <p>Nothing was charged. You can start again whenever you like.</p>
        <Button asChild className="mt-3">
          <a href="/pricing">Back to pricing</a>
        </Button>
      </Notice>
    )
  }
  if (state === 'waiting') return <Waiting isAsking={checkout.isFetching} onAsk={() => checkout.refetch()} />
  if (state === 'unreadable')
    return <ErrorState error={error} what="your purchase" onRetry={() => checkout.refetch()} />
  if (!data) return <SkeletonList label="Looking up your purchase…" rows={1} />

  const { planType, trialEndsAt, hasAccount, registrationUrl } = data
  const isOnTrial = isAhead(trialEndsAt)
  return (
    <Notice tone="done">
      <p className="flex items-center gap-2 font-semibold">
        <CircleCheck className="size-5 text-done-ink" aria-hidden />
        {[isOnTrial ? 'Your free trial has started' : 'Payment confirmed', planType && PLANS[planType].name]
          .filter(Boolean)
          .join(': ')}
      </p>
      {trialEndsAt && isOnTrial && <p className="mt-1">Nothing is charged until {formatDate(trialEndsAt)}.</p>}
      {!registrationUrl && !hasAccount && (
        <p className="mt-1">We emailed the next step to the address you paid with.</p>
      )}
      {registrationUrl && (
        <>
          <p className="mt-1">Next, tell us about your business and pick a password. We emailed you this link, too.</p>
          <Button asChild className="mt-3">
            <a href={registrationUrl}>Create my account</a>
          </Button>
        </>
      )}
    </Notice>
  )
}

function Waiting({ isAsking, onAsk }: { isAsking: boolean; onAsk: () => void }) {
  return (
    <Notice tone="brass">
      <p role="status">
        We’re waiting for your payment to be confirmed. That usually takes a few seconds. You can close this page; we’ll
        email you the next step.
      </p>
      <Button variant="secondary" className="mt-3" disabled={isAsking} onClick={onAsk}>
        {isAsking ? 'Checking…' : 'Check again'}
      </Button>
    </Notice>
  )
}
