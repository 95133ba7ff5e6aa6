import { Button } from '../../../components/Button'
import type { ActionProps, PanelStep } from './panel'

type Props = ActionProps & { onStep: (step: PanelStep) => void; onAgain: () => void }

/** What can be done about a booking: before it begins other than after. */
export function BookingActions({ booking, change, onStep, onAgain }: Props) {
  const { id, status, start, source } = booking
  const hasBegun = Date.parse(start) <= Date.now()
  const set = (to: 'confirmed' | 'no-show', done: string, undo?: 'confirmed') =>
    change.mutate({ id, to: { status: to }, done, ...(undo && { undo: { status: undo } }) })
  return (
    <div className="mt-4 flex flex-wrap gap-2 border-line border-t pt-4 empty:hidden">
      {status === 'confirmed' && !hasBegun && (
        <>
          {source === 'calendly' ? (
            <p className="w-full text-quiet">This one can only be moved on Calendly.</p>
          ) : (
            <Button variant="secondary" onClick={() => onStep('moving')}>
              Move
            </Button>
          )}
          <Button variant="danger" onClick={() => onStep('canceling')}>
            Cancel the booking
          </Button>
        </>
      )}
      {status === 'confirmed' && hasBegun && (
        <Button
          variant="secondary"
          disabled={change.isPending}
          onClick={() => set('no-show', 'Marked as a no-show', 'confirmed')}
        >
          No-show
        </Button>
      )}
      {status === 'no-show' && (
        <Button variant="secondary" disabled={change.isPending} onClick={() => set('confirmed', 'No longer a no-show')}>
          They showed up
        </Button>
      )}
      {status === 'canceled' && source !== 'calendly' && (
        <Button variant="secondary" onClick={onAgain}>
          Book again
        </Button>
      )}
    </div>
  )
}
