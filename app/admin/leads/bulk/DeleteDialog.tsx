import type { Lead } from '../../../../contract/leads'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { announceArrival } from '../../../lib/arrival'
import { useLeadChanges } from '../useLeadChanges'
import { leadCount } from '../words'

type Props = { leads: Lead[]; onDeleted: () => void; onClose: () => void }

export function DeleteDialog({ leads, onDeleted, onClose }: Props) {
  const change = useLeadChanges(leads[0]?.businessId ?? '')
  const isOne = leads.length === 1
  const remove = () => {
    const done = isOne ? 'Lead deleted' : `${leadCount(leads.length)} deleted`
    change.mutate({ ids: leads.map(({ id }) => id), to: null, done })
    onClose()
    onDeleted()
    // The focused element goes with the lead.
    announceArrival()
  }
  return (
    <Dialog
      title={isOne ? 'Delete this lead?' : `Delete ${leadCount(leads.length)}?`}
      description="Names, contact details and notes are deleted. The conversations stay. You can undo this right after."
      open
      onOpenChange={onClose}
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" onClick={remove}>
          {isOne ? 'Delete lead' : `Delete ${leadCount(leads.length)}`}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {isOne ? 'Keep it' : 'Keep them'}
        </Button>
      </div>
    </Dialog>
  )
}
