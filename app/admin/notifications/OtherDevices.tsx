import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PushDevice } from '../../../contract/notifications'
import { devicesQuery, removeDevice } from '../../api/notifications'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { formatAgo } from '../../lib/dates'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'

/** The person's devices with notifications, this one aside. Shown if there are any. */
export function OtherDevices() {
  const others = useQuery(devicesQuery).data?.filter(({ current }) => !current) ?? []
  if (others.length === 0) return null
  return (
    <Card>
      <h2 className="font-semibold text-lg">Your other devices</h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {others.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
    </Card>
  )
}

function DeviceRow({ device }: { device: PushDevice }) {
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => removeDevice(device.id),
    onSuccess: () => toast({ title: 'Removed', description: `${device.device} won’t show notifications anymore.` }),
    onError: (error) => toastError(error, 'That device wasn’t removed. Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold">{device.device}</p>
        <p className="text-quiet text-sm">
          {device.failures > 0 && 'The last notification didn’t arrive. '}
          {device.lastSuccessAt
            ? `Last delivered ${formatAgo(device.lastSuccessAt)}`
            : `Turned on ${formatAgo(device.createdAt)}`}
        </p>
      </div>
      <Button
        variant="quiet"
        className="shrink-0 px-2 text-link"
        aria-label={`Remove ${device.device}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      >
        Remove
      </Button>
    </li>
  )
}
