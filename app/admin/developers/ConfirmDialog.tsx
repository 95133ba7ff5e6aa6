import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'

type Props = {
  title: string
  description: string
  action: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that can't be undone. */
export function ConfirmDialog({ title, description, action, isBusy, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} description={description} open onOpenChange={onClose}>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" disabled={isBusy} onClick={onConfirm}>
          {isBusy ? 'One moment…' : action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  )
}
