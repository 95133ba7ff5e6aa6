import { CircleCheck } from 'lucide-react'
import { PLANS, type PlanId } from '../../../contract/plans'
import { Notice } from '../../components/Notice'

export function PaymentConfirmed({ email, planType }: { email: string; planType: PlanId }) {
  return (
    <Notice tone="done">
      <p className="flex items-center gap-2 font-semibold">
        <CircleCheck className="size-5 text-done-ink" aria-hidden />
        Payment confirmed
      </p>
      {PLANS[planType].trialDays > 0 && (
        <p className="mt-1">If you’re on a free trial, nothing is charged until it ends.</p>
      )}
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-quiet">Plan</dt>
        <dd className="font-semibold">{PLANS[planType].name}</dd>
        <dt className="text-quiet">Email</dt>
        <dd className="min-w-0 font-semibold">{email}</dd>
      </dl>
    </Notice>
  )
}
