import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NotificationPreferences, QuietHours } from '../../../contract/notifications'
import { preferencesQuery, savePreferences, settingsQuery } from '../../api/notifications'
import { Card } from '../../components/Card'
import { CheckField } from '../../components/CheckField'
import { ErrorState } from '../../components/ErrorState'
import { SelectField } from '../../components/SelectField'
import { SkeletonList } from '../../components/Skeleton'
import { TextField } from '../../components/TextField'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'
import { hourName, zoneTime } from './words'

const NIGHT: QuietHours = { from: '21:00', to: '07:00' }
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** How the signed-in person is told. Saved with every change. */
export function HowYouAreTold({ businessId, email }: { businessId: string; email: string }) {
  const queries = useQueryClient()
  const timeZone = useQuery(settingsQuery(businessId)).data?.timeZone
  const { queryKey } = preferencesQuery
  const saved = useQuery(preferencesQuery)
  const save = useMutation({
    mutationFn: savePreferences,
    // One after the other: each save has all choices, and an older one that arrives last would undo the newer.
    scope: { id: 'notification-preferences' },
    onMutate: (next) => {
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, next)
      return before
    },
    onSuccess: () => toast({ title: 'Saved' }),
    onError: (error, _, before) => {
      if (before) queries.setQueryData(queryKey, before)
      toastError(error, 'That wasn’t saved. Please try again.')
    },
  })
  return (
    <Card>
      <h2 className="font-semibold text-lg">How you hear about leads</h2>
      <p className="mt-1 text-quiet">These are just for you. Changes are saved right away.</p>
      <div className="mt-4">
        {saved.isPending && <SkeletonList label="Loading your choices…" rows={3} />}
        {saved.isError && <ErrorState error={saved.error} what="your choices" onRetry={() => saved.refetch()} />}
        {saved.isSuccess && (
          <Choices email={email} timeZone={timeZone} saved={saved.data} onChange={(next) => save.mutate(next)} />
        )}
      </div>
    </Card>
  )
}

type Props = {
  email: string
  timeZone: string | undefined
  saved: NotificationPreferences
  onChange: (next: NotificationPreferences) => void
}

function Choices({ email, timeZone, saved, onChange }: Props) {
  const change = (part: Partial<NotificationPreferences>) => onChange({ ...saved, ...part })
  const { quietHours } = saved
  return (
    <div className="grid gap-5">
      <CheckField
        label="By email"
        hint={<span className="wrap-anywhere">To {email}, right away</span>}
        checked={saved.mail}
        onChange={({ target }) => change({ mail: target.checked })}
      />
      <CheckField
        label="On my devices"
        hint="The ones where you turned on notifications"
        checked={saved.push}
        onChange={({ target }) => change({ push: target.checked })}
      />
      <CheckField
        label="Quiet hours"
        hint="Anything that comes in during quiet hours is held, then sent to you in one message when they end. If someone is hurt or in danger, we tell you right away."
        checked={quietHours !== null}
        onChange={({ target }) => change({ quietHours: target.checked ? NIGHT : null })}
      />
      {quietHours && (
        <div className="grid grid-cols-2 gap-4 sm:max-w-sm">
          <TimeField
            label="From"
            time={quietHours.from}
            onChange={(from) => from !== quietHours.to && change({ quietHours: { ...quietHours, from } })}
          />
          <TimeField
            label="To"
            time={quietHours.to}
            onChange={(to) => to !== quietHours.from && change({ quietHours: { ...quietHours, to } })}
          />
          {timeZone && <p className="col-span-2 -mt-2 text-quiet text-sm">{zoneTime(timeZone)}</p>}
        </div>
      )}
      <div className="sm:max-w-sm">
        <SelectField
          label="Daily summary by email"
          hint="Yesterday’s leads, what’s still open, and who’s waiting. We skip days when nothing happened."
          value={saved.digestHour ?? ''}
          onChange={({ target }) => change({ digestHour: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">Off</option>
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              At {hourName(hour)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}

/** Reports a time once the field is left, since browsers report each digit. */
function TimeField({ label, time, onChange }: { label: string; time: string; onChange: (time: string) => void }) {
  return (
    <TextField
      key={time}
      label={label}
      type="time"
      required
      defaultValue={time}
      onBlur={({ target }) => target.value && target.value !== time && onChange(target.value)}
    />
  )
}
