import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'

export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog
      title="Leave without saving?"
      description="You’ve changed something here and haven’t saved it yet."
      open
      onOpenChange={onStay}
    >
      <div className="flex flex-wrap gap-2">
        <Button autoFocus onClick={onStay}>
          Stay and save
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  )
}
