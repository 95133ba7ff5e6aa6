import { useState } from 'react'
import type { BillingResponse } from '../../../contract/billing'
import { cancelPlan } from '../../api/billing'
import { Button } from '../../components/Button'
import { Dialog, DialogClose } from '../../components/Dialog'
import { formatDate } from '../../lib/dates'
import { statusWords } from './statusWords'
import { useBillingChange } from './useBillingChange'

export function CancelPlan({ billing }: { billing: BillingResponse }) {
  const [isOpen, setIsOpen] = useState(false)
  const cancel = useBillingChange({
    change: async () => {
      const changed = await cancelPlan()
      setIsOpen(false)
      return changed
    },
    done: (changed) => ({ title: 'Your plan is canceled', description: statusWords(changed) }),
    failed: 'Your plan wasn’t canceled. Please try again.',
  })
  const end = billing.currentPeriodEnd ?? billing.trialEndsAt
  return (
    <Dialog
      title="Cancel your plan?"
      description={`Everything works until ${end ? formatDate(end) : 'the end of the time you’ve paid for'}. After that, the chat answers straight from your website, hours, prices and saved answers for 30 more days, and then it’s turned off. You keep your leads.`}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button variant="danger">Cancel plan</Button>}
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
          {cancel.isPending ? 'Canceling…' : 'Yes, cancel my plan'}
        </Button>
        <DialogClose>
          <Button variant="quiet">Keep my plan</Button>
        </DialogClose>
      </div>
    </Dialog>
  )
}
