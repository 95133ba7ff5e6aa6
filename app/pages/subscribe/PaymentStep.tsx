import type { SoldPlanId } from '../../../contract/billing'
import { PLANS } from '../../../contract/plans'
import { Button } from '../../components/Button'
import { SkeletonList } from '../../components/Skeleton'
import { ApiError } from '../../lib/api'
import { NoPayment } from './NoPayment'
import { PaymentForm } from './PaymentForm'
import type { PaymentLibrary } from './stripeLibrary'
import type { BegunSubscription } from './useBegunSubscription'

type Props = {
  plan: SoldPlanId
  begun: BegunSubscription
  email: string | undefined
  library: PaymentLibrary
  onOtherEmail: () => void
}

export function PaymentStep({ plan, begun, email, library, onOtherEmail }: Props) {
  if (begun.isPending) return <SkeletonList label="Preparing the payment form…" rows={1} />
  if (begun.error instanceof ApiError && begun.error.status < 500) {
    return <Refused detail={begun.error.detail} onOtherEmail={email ? onOtherEmail : undefined} />
  }
  const { clientSecret, confirm = 'setup', trialDays = PLANS[plan].trialDays } = begun.data ?? {}
  if (!clientSecret) return <NoPayment />
  return (
    <>
      {email && (
        <p className="wrap-anywhere mb-4 text-quiet">
          For <strong className="text-ink">{email}</strong>
        </p>
      )}
      <PaymentForm
        library={library}
        clientSecret={clientSecret}
        confirm={confirm}
        plan={{ ...PLANS[plan], trialDays }}
        isNewHere={email !== undefined}
      />
    </>
  )
}

function Refused({ detail, onOtherEmail }: { detail: string; onOtherEmail: (() => void) | undefined }) {
  return (
    <div role="alert">
      <p className="font-semibold">{detail}</p>
      <div className="mt-4">
        {onOtherEmail ? (
          <Button variant="secondary" onClick={onOtherEmail}>
            Use a different email
          </Button>
        ) : (
          <Button asChild variant="secondary">
            <a href="/admin/billing">Open “Plan and billing”</a>
          </Button>
        )}
      </div>
    </div>
  )
}
