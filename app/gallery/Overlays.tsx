import { Info } from 'lucide-react'
import { Button } from '../components/Button'
import { Dialog, DialogClose } from '../components/Dialog'
import { Tooltip, TooltipGroup } from '../components/Tooltip'
import { toast } from '../lib/toasts'
import { Specimen, SpecimenGroup } from './Specimen'

export function Overlays() {
  const undo = { label: 'Undo', run: () => toast({ title: 'Undone' }) }
  return (
    <SpecimenGroup title="What comes and goes">
      <Specimen name="Toast: plain, danger, with an action">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => toast({ title: 'Success', description: 'It’s saved.' })}>
            Say it worked
          </Button>
          <Button
            variant="secondary"
            onClick={() => toast({ title: 'Error', description: 'It wasn’t saved.', tone: 'danger' })}
          >
            Say it failed
          </Button>
          <Button variant="secondary" onClick={() => toast({ title: 'Deleted', action: undo })}>
            Offer a way back
          </Button>
        </div>
      </Specimen>
      <Specimen name="Dialog, Tooltip">
        <div className="flex flex-wrap gap-3">
          <Dialog
            title="Delete this lead?"
            description="You can undo this for a day."
            trigger={<Button variant="secondary">Open a dialog</Button>}
          >
            <DialogClose>
              <Button variant="danger">Delete</Button>
            </DialogClose>
          </Dialog>
          <TooltipGroup>
            <Tooltip text="Says more about an icon">
              <Button variant="quiet" size="icon" aria-label="More about it">
                <Info className="size-5" aria-hidden />
              </Button>
            </Tooltip>
          </TooltipGroup>
        </div>
      </Specimen>
    </SpecimenGroup>
  )
}
