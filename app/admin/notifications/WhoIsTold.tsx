import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NotificationRules, NotificationSettingsView } from '../../../contract/notifications'
import { saveSettings, settingsQuery } from '../../api/notifications'
import { Card } from '../../components/Card'
import { ErrorState } from '../../components/ErrorState'
import { SelectField } from '../../components/SelectField'
import { SkeletonList } from '../../components/Skeleton'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'
import { useHasRole } from '../owner'
import { PeopleInOrder } from './PeopleInOrder'

const MINUTES = [5, 10, 15, 30, 60]

/** Who is told of a business's leads, and who comes next. Saved with every change. */
export function WhoIsTold({ businessId }: { businessId: string }) {
  const queries = useQueryClient()
  const { queryKey } = settingsQuery(businessId)
  const saved = useQuery(settingsQuery(businessId))
  const mayChoose = useHasRole('manager')
  const save = useMutation({
    mutationFn: (rules: NotificationRules) => saveSettings(businessId, rules),
    onSuccess: (view) => {
      queries.setQueryData(queryKey, view)
      toast({ title: 'Saved' })
    },
    onError: (error) => toastError(error, 'That wasn’t saved. Please try again.'),
  })
  return (
    <Card>
      <h2 className="font-semibold text-lg">Who hears about new leads</h2>
      {!mayChoose && <p className="mt-1 text-quiet">Managers and the account owner choose this.</p>}
      <div className="mt-3">
        {saved.isPending && <SkeletonList label="Loading who’s notified…" rows={2} />}
        {saved.isError && (
          <ErrorState error={saved.error} what="the list of who’s notified" onRetry={() => saved.refetch()} />
        )}
        {saved.isSuccess && (
          <div className="grid gap-5">
            <PeopleInOrder
              view={saved.data}
              mayChoose={mayChoose}
              isSaving={save.isPending}
              onChange={(order) => save.mutate({ order, nextAfterMinutes: saved.data.nextAfterMinutes })}
            />
            <NextAfter
              view={saved.data}
              isFixed={save.isPending || !mayChoose}
              onChange={(nextAfterMinutes) => save.mutate({ order: saved.data.order, nextAfterMinutes })}
            />
          </div>
        )}
      </div>
    </Card>
  )
}

type Props = { view: NotificationSettingsView; isFixed: boolean; onChange: (minutes: number | null) => void }

function NextAfter({ view: { order, nextAfterMinutes }, isFixed, onChange }: Props) {
  const isAlone = order.length === 1
  const choices = [...new Set([...MINUTES, nextAfterMinutes ?? 10])].toSorted((a, b) => a - b)
  return (
    <div className="sm:max-w-sm">
      <SelectField
        label={isAlone ? 'If nobody has opened it' : 'If nobody has opened it, tell the next person'}
        hint={
          isAlone
            ? 'Opening a lead or its conversation counts, and so does calling from the list.'
            : 'Opening a lead or its conversation counts. We skip anyone who’s in quiet hours.'
        }
        disabled={isFixed}
        value={nextAfterMinutes ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        {choices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {isAlone ? 'One reminder after ' : 'After '}
            {minutes === 60 ? 'an hour' : `${minutes} minutes`}
          </option>
        ))}
        <option value="">{isAlone ? 'No reminder' : 'Tell everyone at once instead'}</option>
      </SelectField>
    </div>
  )
}
