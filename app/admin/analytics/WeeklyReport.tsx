import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { reportSettingQuery, saveReportSetting } from '../../api/analytics'
import { Card } from '../../components/Card'
import { CheckField } from '../../components/CheckField'
import { toastError } from '../../lib/toastError'

export function WeeklyReport({ businessId }: { businessId: string }) {
  const client = useQueryClient()
  const { queryKey, ...query } = reportSettingQuery(businessId)
  const setting = useQuery({ queryKey, ...query })
  const save = useMutation({
    mutationFn: (mails: boolean) => saveReportSetting(businessId, mails),
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
    onError: (error) => toastError(error, 'That wasn’t saved. Please try again.'),
  })
  if (setting.isError) return null
  return (
    <Card className="mt-6">
      <CheckField
        label="Email me this report every Monday"
        hint="Who wrote, what came of it, and up to three quick fixes."
        checked={save.isPending ? save.variables : (setting.data?.mails ?? false)}
        disabled={save.isPending || setting.isPending}
        onChange={(event) => save.mutate(event.target.checked)}
      />
    </Card>
  )
}
