import type { BillingResponse } from '../../../contract/billing'
import { isLiveStatus, PLANS } from '../../../contract/plans'
import { Badge } from '../../components/Badge'
import { Card } from '../../components/Card'
import { FeatureList } from '../../components/FeatureList'
import { formatDate } from '../../lib/dates'
import { CancelPlan } from './CancelPlan'
import { PortalButton } from './PortalButton'
import { ResumeButton } from './ResumeButton'
import { afterTrialWords, statusWords } from './statusWords'

export function PlanCard({ billing }: { billing: BillingResponse }) {
  const { planType, subscriptionStatus, cancelAtPeriodEnd, hasSubscription, switchedOffAt } = billing
  const live = isLiveStatus(subscriptionStatus)
  const afterTrial = afterTrialWords(billing)
  const canResume = (live && cancelAtPeriodEnd) || subscriptionStatus === 'paused'
  return (
    <Card>
      <div className="flex items-center gap-3">
        <h2 className="font-semibold text-lg">Your plan</h2>
        <Badge tone="brass">{planType ? PLANS[planType].name : 'None'}</Badge>
      </div>
      <p className="mt-2">{statusWords(billing)}</p>
      {afterTrial && <p className="mt-2 text-quiet">{afterTrial}</p>}
      {switchedOffAt && (
        <p className="mt-2">
          Until {formatDate(switchedOffAt)}, the chat on your site answers straight from your website, hours, prices and
          saved answers, and it still takes leads. After that, it’s turned off. Nothing is deleted.
        </p>
      )}
      {planType && (
        <div className="mt-4">
          <FeatureList features={PLANS[planType].features} />
        </div>
      )}
      {hasSubscription && (
        <div className="mt-5 flex flex-wrap gap-3">
          <PortalButton />
          {canResume && <ResumeButton isPaused={subscriptionStatus === 'paused'} />}
          {live && !cancelAtPeriodEnd && <CancelPlan billing={billing} />}
        </div>
      )}
    </Card>
  )
}
