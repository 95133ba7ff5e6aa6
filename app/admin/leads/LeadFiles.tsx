import { useMutation } from '@tanstack/react-query'
import { Download, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { downloadLeads, type LeadFilter } from '../../api/leads'
import { Button } from '../../components/Button'
import { toastError } from '../../lib/toastError'
import { useHasRole } from '../owner'

const ImportDialog = lazy(async () => ({ default: (await import('./importing/ImportDialog')).ImportDialog }))

type Props = { businessId: string; filter: LeadFilter; isEmpty: boolean }

/** Leads from a file, and, as they are filtered, into one. */
export function LeadFiles({ businessId, filter, isEmpty }: Props) {
  const [isImporting, setIsImporting] = useState(false)
  const download = useMutation({
    mutationFn: () => downloadLeads(businessId, filter),
    onError: (error) =>
      toastError(error, 'We couldn’t create the file. Your leads are safe. Please try again in a moment.'),
  })
  if (!useHasRole('manager')) return null
  return (
    <>
      <Button variant="secondary" className="max-sm:px-3" onClick={() => setIsImporting(true)}>
        <Upload className="size-5" aria-hidden />
        Import
      </Button>
      {!isEmpty && (
        <Button
          variant="secondary"
          className="max-sm:px-3"
          disabled={download.isPending}
          onClick={() => download.mutate()}
        >
          <Download className="size-5" aria-hidden />
          Download CSV
        </Button>
      )}
      {isImporting && (
        <Suspense>
          <ImportDialog businessId={businessId} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
