import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { activityQuery, downloadEverything } from '../../api/account'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { toastError } from '../../lib/toastError'
import { useSubmission } from '../../lib/useSubmission'

export function ExportData() {
  const queries = useQueryClient()
  const download = useSubmission({
    mutationFn: downloadEverything,
    onSuccess: () => queries.invalidateQueries({ queryKey: activityQuery.queryKey }),
    onError: (error) => toastError(error, 'Your data didn’t download. Please try again.'),
  })
  return (
    <Card>
      <h2 className="font-semibold text-lg">Your data</h2>
      <p className="mt-1 text-quiet">
        Download everything we have for you in one ZIP file: your business, leads, conversations, answers, usage and
        this account. You’ll get JSON files, plus CSV files for spreadsheets.
      </p>
      <Button variant="secondary" className="mt-4" disabled={download.isPending} onClick={() => download.submit()}>
        <Download className="size-5" aria-hidden />
        {download.isPending ? 'Preparing…' : 'Download all my data'}
      </Button>
    </Card>
  )
}
