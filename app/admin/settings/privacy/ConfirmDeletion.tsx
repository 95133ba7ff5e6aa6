import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'

type Props = {
  title: string
  description: string
  confirm: string
  refuse: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDeletion({ title, description, confirm, refuse, isBusy, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} description={description} open onOpenChange={onClose}>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" disabled={isBusy} onClick={onConfirm}>
          {isBusy ? 'Deleting…' : confirm}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {refuse}
        </Button>
      </div>
    </Dialog>
  )
}
