import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, Trash2, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { LEAD_STATUSES, type Lead, type LeadChange } from '../../../../contract/leads'
import { downloadLeads, leadPeopleQuery } from '../../../api/leads'
import { Button } from '../../../components/Button'
import { toastError } from '../../../lib/toastError'
import { useHasRole } from '../../owner'
import { useLeadChanges } from '../useLeadChanges'
import { leadCount, STATUS_WORDS } from '../words'
import { PickMenu } from './PickMenu'

const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog')).DeleteDialog }))

type Props = { businessId: string; leads: Lead[]; onClear: () => void }

/** What can be done with the ticked leads at once. */
export function BulkBar({ businessId, leads, onClear }: Props) {
  const [isDeleting, setIsDeleting] = useState(false)
  const people = useQuery(leadPeopleQuery).data ?? []
  const change = useLeadChanges(businessId)
  const isManager = useHasRole('manager')
  const ids = leads.map(({ id }) => id)
  const download = useMutation({
    mutationFn: () => downloadLeads(businessId, { ids }),
    onError: (error) =>
      toastError(error, 'We couldn’t create the file. Your leads are safe. Please try again in a moment.'),
  })
  const apply = (to: LeadChange, what: string) => {
    change.mutate({ ids, to, done: `${leadCount(ids.length)}: ${what}` })
    onClear()
  }
  if (ids.length === 0) return null
  return (
    <section
      aria-label="Selected leads"
      className="sticky bottom-20 z-20 mt-4 flex animate-rise flex-wrap items-center gap-2 rounded-card border border-outline bg-surface p-3 shadow-lift lg:bottom-4"
    >
      <div className="flex grow basis-40 items-center gap-1">
        <Button variant="quiet" size="icon" aria-label="Clear the selection" onClick={onClear}>
          <X className="size-5" aria-hidden />
        </Button>
        <p role="status" className="font-semibold">
          {ids.length.toLocaleString()} selected
        </p>
      </div>
      <PickMenu
        label="Status"
        options={LEAD_STATUSES.map((status) => ({ id: status, name: STATUS_WORDS[status] }))}
        onPick={(picked) => {
          const status = LEAD_STATUSES.find((known) => known === picked)
          if (status) apply({ status }, STATUS_WORDS[status])
        }}
      />
      {people.length > 1 && (
        <PickMenu
          label="Assign to"
          options={[
            ...people.map(({ id, name, isYou }) => ({ id, name: isYou ? 'You' : name })),
            { id: '', name: 'Nobody' },
          ]}
          onPick={(id, name) =>
            apply({ assignedTo: id || null }, id ? `assigned to ${name === 'You' ? 'you' : name}` : 'unassigned')
          }
        />
      )}
      {isManager && (
        <>
          <Button variant="secondary" className="px-3" disabled={download.isPending} onClick={() => download.mutate()}>
            <Download className="size-5" aria-hidden />
            <span className="max-sm:sr-only">Download CSV</span>
          </Button>
          <Button variant="danger" className="px-3" onClick={() => setIsDeleting(true)}>
            <Trash2 className="size-5" aria-hidden />
            <span className="max-sm:sr-only">Delete</span>
          </Button>
        </>
      )}
      {isDeleting && (
        <Suspense>
          <DeleteDialog leads={leads} onDeleted={onClear} onClose={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </section>
  )
}
