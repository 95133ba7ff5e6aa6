import { Button } from '../../../components/Button'
import type { ActionProps } from './panel'
import { toldWords } from './words'

/** Asks before the visitor is told. */
export function CancelForm({ booking, change, onBack }: ActionProps & { onBack: () => void }) {
  const cancel = () =>
    change.mutate({
      id: booking.id,
      to: { status: 'canceled' },
      done: 'Booking canceled',
    })
  return (
    <div className="mt-4 border-line border-t pt-4">
      <p className="font-semibold">Cancel this booking?</p>
      <p className="text-quiet">{toldWords(booking, 'about it')} The time opens up for others right away.</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="danger" disabled={change.isPending} onClick={cancel}>
          Yes, cancel it
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Keep it
        </Button>
      </div>
    </div>
  )
}
