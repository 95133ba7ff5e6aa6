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
import { useBegunSubscription } from './subscribe/useBegunSubscription'

export function Subscribe() {
  const wished = planChoice.safeParse({ plan: useSearchParams()[0].get('plan') })
  const plan: SoldPlanId = wished.success ? wished.data.plan : 'starter'
  const isSignedIn = useSessionToken() !== null
  const [email, setEmail] = useState<string>()
  const settings = useQuery(paymentSettingsQuery)
  const { publishableKey, stripeJsUrl } = settings.data ?? {}
  const library = publishableKey && stripeJsUrl ? { url: stripeJsUrl, publishableKey } : undefined
  const begun = useBegunSubscription({
    plan,
    email,
    wanted: library !== undefined && (isSignedIn || email !== undefined),
  })
  // An owner is only promised a trial once it is known that they get one.
  const isOwnersTrial = settings.isSuccess && (!library || (begun.data?.trialDays ?? 0) > 0)
  return (
    <PlainPage>
      <Offer plan={plan} hasTrial={!isSignedIn || isOwnersTrial} />
      <Card className="mt-4">
        {settings.isPending ? (
          <SkeletonList label="Loading…" rows={1} />
        ) : settings.isError ? (
          <ErrorState error={settings.error} what="the payment form" onRetry={() => settings.refetch()} />
        ) : !library ? (
          <NoPayment />
        ) : !isSignedIn && !email ? (
          <EmailFirst onEmail={setEmail} />
        ) : (
          <PaymentStep
            plan={plan}
            begun={begun}
            email={email}
            library={library}
            onOtherEmail={() => setEmail(undefined)}
          />
        )}
      </Card>
    </PlainPage>
  )
}

function Offer({ plan, hasTrial }: { plan: SoldPlanId; hasTrial: boolean }) {
  const { name, trialDays, features } = PLANS[plan]
  const title = hasTrial ? 'Start your free trial' : `Start your ${name} plan`
  return (
    <>
      <PageHeading title={title}>{title}</PageHeading>
      <Card className="mt-6">
        <h2 className="font-semibold text-lg">{name}</h2>
        <p className="mt-1">
          <span className="font-bold text-3xl tabular-nums">{formatPrice(PLANS[plan])}</span>
          <span className="text-quiet">/month</span>
        </p>
        {hasTrial && (
          <>
            <p className="mt-1 font-semibold text-brass-ink">{trialDays}-day free trial</p>
            <p className="mt-1 text-quiet">Cancel before it ends and you pay nothing.</p>
          </>
        )}
        <div className="mt-4">
          <FeatureList features={features} />
        </div>
      </Card>
    </>
  )
}
