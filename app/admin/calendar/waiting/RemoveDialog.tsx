import type { WaitlistEntry } from '../../../../contract/scheduling'
import { removeWaiting } from '../../../api/waitlist'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { useWaitingChange } from './useWaitingChange'

type Props = { businessId: string; entry: WaitlistEntry; isOffered: boolean; onClose: () => void }

/** Asks first: their place in line is lost. */
export function RemoveDialog({ businessId, entry: { id, name }, isOffered, onClose }: Props) {
  const change = useWaitingChange(businessId, onClose)
  const remove = () =>
    change.mutate({
      run: () => removeWaiting(businessId, id),
      done: `${name} is off the list`,
      failed: 'They’re still on the list. Please try again.',
    })
  return (
    <Dialog title={`Take ${name} off the list?`} open onOpenChange={onClose}>
      <p className="text-quiet">
        They’ll lose their place, and we won’t tell them.{' '}
        {isOffered && 'The time that’s held for them goes to the next person. '}
        Their lead stays.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="danger" disabled={change.isPending} onClick={remove}>
          Yes, take them off
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep them
        </Button>
      </div>
    </Dialog>
  )
}
