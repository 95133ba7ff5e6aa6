import { Trash2 } from 'lucide-react'
import type { Lead } from '../../../contract/leads'
import { Button } from '../../components/Button'
import { Dialog, DialogClose } from '../../components/Dialog'
import { arrive } from '../../lib/arrival'
import { useLeadChanges } from './useLeadChanges'

export function DeleteLead({ lead }: { lead: Lead }) {
  const { remove } = useLeadChanges(lead)
  return (
    <Dialog
      title="Delete this lead?"
      description="Their name, contact and your note go for good. The conversation stays."
      trigger={
        <Button variant="quiet" size="icon" aria-label={`Delete ${lead.name}`}>
          <Trash2 className="size-5" aria-hidden />
        </Button>
      }
    >
      <div className="flex flex-wrap gap-2">
        <Button
          variant="danger"
          disabled={remove.isPending}
          // What had the focus goes with the lead.
          onClick={() => remove.mutate(undefined, { onSuccess: arrive })}
        >
          {remove.isPending ? 'Deleting…' : 'Delete lead'}
        </Button>
        <DialogClose asChild>
          <Button variant="quiet">Keep it</Button>
        </DialogClose>
      </div>
    </Dialog>
  )
}
