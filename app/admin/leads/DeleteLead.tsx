import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Lead } from '../../../contract/leads'
import { Button } from '../../components/Button'
import { useHasRole } from '../owner'
import { leadLabel } from './words'

const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog')).DeleteDialog }))

/** The dialog is created on demand, because a list may have a thousand leads. */
export function DeleteLead({ lead }: { lead: Lead }) {
  const [isAsking, setIsAsking] = useState(false)
  if (!useHasRole('manager')) return null
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Delete ${leadLabel(lead)}`}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        <Trash2 className="size-5" aria-hidden />
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteDialog lead={lead} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
