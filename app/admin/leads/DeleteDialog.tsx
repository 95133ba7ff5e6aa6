import { useMutation } from '@tanstack/react-query'
import type { Lead } from '../../../contract/leads'
import { deleteLead } from '../../api/leads'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { announceArrival } from '../../lib/arrival'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'
import { useEditLeads } from './useEditLeads'

export function DeleteDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { drop } = useEditLeads(lead)
  const remove = useMutation({
    mutationFn: () => deleteLead(lead.id),
    onSuccess: () => {
      drop()
      toast({ title: 'Lead deleted' })
      // What had the focus went with the lead.
      announceArrival()
    },
    onError: (error) => toastError(error, 'The lead wasn’t deleted. Please try again.'),
  })
  return (
    <Dialog
      title="Delete this lead?"
      description="Their name, contact details, and your note are deleted for good. The conversation stays."
      open
      onOpenChange={onClose}
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
          {remove.isPending ? 'Deleting…' : 'Delete lead'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  )
}
