import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { planChoice, type SoldPlanId } from '../../contract/billing'
import { formatPrice, PLANS } from '../../contract/plans'
import { paymentSettingsQuery } from '../api/billing'
import { Card } from '../components/Card'
import { ErrorState } from '../components/ErrorState'
import { FeatureList } from '../components/FeatureList'
import { PageHeading } from '../components/PageHeading'
import { SkeletonList } from '../components/Skeleton'
import { useSessionToken } from '../lib/session'
import { PlainPage } from './PlainPage'
import { EmailFirst } from './subscribe/EmailFirst'
import { NoPayment } from './subscribe/NoPayment'
import { PaymentStep } from './subscribe/PaymentStep'

export function Subscribe() {
  const wished = planChoice.safeParse({ plan: useSearchParams()[0].get('plan') })
  const plan: SoldPlanId = wished.success ? wished.data.plan : 'starter'
  const { name, trialDays, features } = PLANS[plan]
  return (
    <PlainPage>
      <PageHeading title="Start your free trial">Start your free trial</PageHeading>
      <Card className="mt-6">
        <h2 className="font-semibold text-lg">{name}</h2>
        <p className="mt-1">
          <span className="font-bold text-3xl tabular-nums">{formatPrice(PLANS[plan])}</span>
          <span className="text-quiet">/month</span>
        </p>
        <p className="mt-1 font-semibold text-brass-ink">{trialDays}-day free trial</p>
        <p className="mt-1 text-quiet">Cancel before it ends and you pay nothing.</p>
        <div className="mt-4">
          <FeatureList features={features} />
        </div>
      </Card>
      <Card className="mt-4">
        <Payment plan={plan} />
      </Card>
    </PlainPage>
  )
}

/** Who isn't signed in says first who they are. */
function Payment({ plan }: { plan: SoldPlanId }) {
  const isSignedIn = useSessionToken() !== null
  const [email, setEmail] = useState<string>()
  const settings = useQuery(paymentSettingsQuery)
  if (settings.isPending) return <SkeletonList label="Loading…" rows={1} />
  if (settings.isError) {
    return <ErrorState error={settings.error} what="the payment form" onRetry={() => settings.refetch()} />
  }
  const { publishableKey, stripeJsUrl } = settings.data
  if (!publishableKey || !stripeJsUrl) return <NoPayment />
  if (!isSignedIn && !email) return <EmailFirst onEmail={setEmail} />
  return (
    <PaymentStep
      plan={plan}
      email={email}
      library={{ url: stripeJsUrl, publishableKey }}
      onOtherEmail={() => setEmail(undefined)}
    />
  )
}
