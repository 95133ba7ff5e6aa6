import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { Breakdown } from '../../../contract/analytics'
import { type DayRange, downloadAnalytics } from '../../api/analytics'
import { Button } from '../../components/Button'
import { toastError } from '../../lib/toastError'

export function DownloadCsv({ businessId, range, by }: { businessId: string; range: DayRange; by: 'day' | Breakdown }) {
  const download = useMutation({
    mutationFn: () => downloadAnalytics(businessId, range, by),
    onError: (error) => toastError(error, 'We couldn’t create the file. Please try again in a moment.'),
  })
  return (
    <Button
      variant="quiet"
      className="-mr-3 shrink-0 px-3 text-link"
      disabled={download.isPending}
      onClick={() => download.mutate()}
    >
      <Download className="size-5" aria-hidden />
      <span>
        CSV<span className="sr-only"> by {by}</span>
      </span>
    </Button>
  )
}
