import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { planChoice } from '../../../contract/billing'
import { formatCents, type Plan } from '../../../contract/plans'
import { changePlan, planChangeQuery } from '../../api/billing'
import { Button } from '../../components/Button'
import { Dialog, DialogClose } from '../../components/Dialog'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { statusWords } from './statusWords'
import { useBillingChange } from './useBillingChange'

type Props = { plan: Plan; isWished: boolean; isTrial: boolean }

export function SwitchPlan({ plan, isWished, isTrial }: Props) {
  const [isOpen, setIsOpen] = useState(isWished)
  return (
    <Dialog
      title={`Switch to ${plan.name}?`}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="secondary" aria-label={`Switch to ${plan.name}`}>
          Switch
        </Button>
      }
    >
      <Costs plan={plan} isTrial={isTrial} onDone={() => setIsOpen(false)} />
    </Dialog>
  )
}

/** Shows what the change costs, with a button to confirm. */
function Costs({ plan, isTrial, onDone }: Omit<Props, 'isWished'> & { onDone: () => void }) {
  const { plan: id } = planChoice.parse({ plan: plan.id })
  const preview = useQuery(planChangeQuery(id))
  const change = useBillingChange({
    change: async () => {
      const changed = await changePlan({ plan: id, dueNowCents: preview.data?.dueNowCents })
      onDone()
      return changed
    },
    done: (billing) => ({ title: `You’re on ${plan.name}`, description: statusWords(billing) }),
    failed: 'Your plan wasn’t changed. Nothing was charged; please try again.',
  })
  if (preview.isPending) return <SkeletonList label="Working out the price…" rows={1} />
  if (preview.isError) return <ErrorState error={preview.error} what="the price" onRetry={() => preview.refetch()} />
  const { dueNowCents, monthlyCents, currency } = preview.data
  return (
    <>
      <p>
        {dueNowCents > 0
          ? `Today ${formatCents(dueNowCents, currency)} for the rest of this month, then ${formatCents(monthlyCents, currency)} a month.`
          : `Nothing today, then ${formatCents(monthlyCents, currency)} a month.`}
        {dueNowCents === 0 && !isTrial && ' Anything you’ve overpaid comes off your next bill.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button disabled={change.isPending} onClick={() => change.mutate()}>
          {change.isPending ? 'Switching…' : `Switch to ${plan.name}`}
        </Button>
        <DialogClose>
          <Button variant="quiet">Not now</Button>
        </DialogClose>
      </div>
    </>
  )
}
