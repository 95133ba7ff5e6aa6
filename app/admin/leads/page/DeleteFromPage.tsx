import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Lead } from '../../../../contract/leads'
import { Button } from '../../../components/Button'
import { useHasRole } from '../../owner'
import { leadLabel } from '../words'

const DeleteDialog = lazy(async () => ({ default: (await import('../bulk/DeleteDialog')).DeleteDialog }))

/** Deletes the lead and goes back to the list. */
export function DeleteFromPage({ lead, home }: { lead: Lead; home: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  if (!useHasRole('manager')) return null
  return (
    <>
      <Button
        variant="quiet"
        className="ml-auto px-3"
        aria-label={`Delete ${leadLabel(lead)}`}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        <Trash2 className="size-5" aria-hidden />
        Delete
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteDialog leads={[lead]} onDeleted={() => navigate(home)} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
