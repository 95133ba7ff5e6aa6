import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SignedInSession } from '../../../contract/accounts'
import { endDevice, sessionsQuery } from '../../api/accounts'
import { Badge } from '../../components/Badge'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { formatDateTime } from '../../lib/dates'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'

export function Devices() {
  const devices = useQuery(sessionsQuery)
  return (
    <Card>
      <h2 className="font-semibold text-lg">Where you’re logged in</h2>
      <p className="mt-1 text-quiet">See one you don’t recognize? Log it out and change your password.</p>
      <div className="mt-4">
        {devices.isPending && <SkeletonList label="Loading devices…" rows={2} />}
        {devices.isError && <ErrorState error={devices.error} what="your devices" onRetry={() => devices.refetch()} />}
        {devices.isSuccess && (
          <ul className="divide-y divide-line border-line border-t">
            {devices.data.map((device) => (
              <Device key={device.id} device={device} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function Device({ device }: { device: SignedInSession }) {
  const queries = useQueryClient()
  const end = useMutation({
    mutationFn: () => endDevice(device.id),
    onSuccess: () => toast({ title: 'Logged out', description: device.device }),
    onError: (error) => toastError(error, 'That device wasn’t logged out.'),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold">{device.device}</p>
        <p className="text-quiet text-sm">
          Last used {formatDateTime(device.lastUsedAt)}, logged in {formatDateTime(device.createdAt)}
        </p>
      </div>
      {device.current ? (
        <Badge tone="done">This device</Badge>
      ) : (
        <Button
          variant="secondary"
          aria-label={`Log out ${device.device}`}
          disabled={end.isPending}
          onClick={() => end.mutate()}
        >
          Log out
        </Button>
      )}
    </li>
  )
}
