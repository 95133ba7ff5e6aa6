import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { downloadLeads } from '../../api/leads'
import { Button } from '../../components/Button'
import { toastError } from '../../lib/toastError'
import { useHasRole } from '../owner'

export function DownloadLeads({ businessId }: { businessId: string }) {
  const download = useMutation({
    mutationFn: () => downloadLeads(businessId),
    onError: (error) => toastError(error, 'The file could not be made. Your leads are safe; try again in a moment.'),
  })
  if (!useHasRole('manager')) return null
  return (
    <Button variant="secondary" disabled={download.isPending} onClick={() => download.mutate()}>
      <Download className="size-5" aria-hidden />
      Download CSV
    </Button>
  )
}
