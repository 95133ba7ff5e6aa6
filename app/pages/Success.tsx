import { PartyPopper } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { PLANS, SOLD_PLANS } from '../../contract/plans'
import { Card } from '../components/Card'
import { FeatureList } from '../components/FeatureList'
import { PageHeading } from '../components/PageHeading'
import { StepList } from '../components/StepList'
import { isAhead } from '../lib/dates'
import { PlainPage } from './PlainPage'
import { NextPlaces } from './success/NextPlaces'
import { PurchaseStatus } from './success/PurchaseStatus'
import { type PurchaseState, purchaseState } from './success/purchaseState'
import { setupSteps } from './success/setupSteps'
import { useCheckoutStatus } from './success/useCheckoutStatus'

const [smallest = PLANS.starter] = SOLD_PLANS

/** Nobody is welcomed to what can't be found or wasn't paid. */
const HEADINGS: Record<PurchaseState, string> = {
  looking: 'Your purchase',
  unknown: 'We can’t find this purchase',
  expired: 'This purchase wasn’t finished',
  waiting: 'Almost there',
  unreadable: 'Your purchase',
  confirmed: 'Welcome to Deskbell',
}

export function Success() {
  const sessionId = useSearchParams()[0].get('session_id') ?? ''
  const checkout = useCheckoutStatus(sessionId)
  const state = purchaseState(checkout, sessionId)
  const isConfirmed = state === 'confirmed'
  const isOnTrial = isAhead(checkout.data?.trialEndsAt)
  const plan = checkout.data?.planType && PLANS[checkout.data.planType]
  return (
    <PlainPage wide>
      {isConfirmed && <PartyPopper className="mb-3 size-8 text-brass" aria-hidden />}
      <PageHeading title={isConfirmed ? 'Welcome' : HEADINGS[state]}>{HEADINGS[state]}</PageHeading>
      {isConfirmed && (
        <p className="mt-2 text-quiet">
          {isOnTrial && `Your first ${(plan ?? smallest).trialDays} days are free. `}Three steps, and your front desk is
          open.
        </p>
      )}
      {sessionId && (
        <p className="mt-2 text-quiet">
          Order <span className="font-mono text-ink">{sessionId.slice(-8)}</span>
        </p>
      )}
      <div className="mt-6 grid gap-6">
        <PurchaseStatus checkout={checkout} state={state} />
        <NextPlaces />
        <Card>
          <h2 className="font-semibold text-lg">Set up in three steps</h2>
          <div className="mt-4">
            <StepList steps={setupSteps} />
          </div>
        </Card>
        <Card>
          <h2 className="font-semibold text-lg">
            {plan ? `Included in ${plan.name}` : `Included in ${smallest.name} and up`}
          </h2>
          <div className="mt-4">
            <FeatureList features={(plan ?? smallest).features} />
          </div>
        </Card>
      </div>
    </PlainPage>
  )
}
