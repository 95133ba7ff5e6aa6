import { useState } from 'react'
import type { VisitorBooking } from '../../../contract/scheduling'
import { cancelVisitorBooking, type VisitorLink } from '../../api/visitorBookings'
import { Button } from '../../components/Button'
import { Dialog, DialogClose } from '../../components/Dialog'
import { toastError } from '../../lib/toastError'
import { useSubmission } from '../../lib/useSubmission'

type Props = { link: VisitorLink; onCanceled: (booking: VisitorBooking) => void }

export function CancelBooking({ link, onCanceled }: Props) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useSubmission({
    mutationFn: () => cancelVisitorBooking(link),
    onSuccess: onCanceled,
    onError: (error) => {
      setAsking(false)
      toastError(error, 'It wasn’t canceled. Please try again.')
    },
  })
  return (
    <Dialog
      title="Cancel your visit?"
      description="Your time opens up for someone else. You can’t undo this, but you can always book again."
      open={isAsking}
      onOpenChange={setAsking}
      trigger={
        <Button variant="danger" className="mt-3 w-full">
          Cancel visit
        </Button>
      }
    >
      <div className="grid gap-3">
        <Button variant="danger" disabled={cancel.isPending} onClick={() => cancel.submit()}>
          {cancel.isPending ? 'Canceling…' : 'Yes, cancel it'}
        </Button>
        <DialogClose>
          <Button variant="secondary">Keep my visit</Button>
        </DialogClose>
      </div>
    </Dialog>
  )
}
