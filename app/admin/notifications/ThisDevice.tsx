import { useMutation } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { testDevice } from '../../api/notifications'
import { Badge } from '../../components/Badge'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { ErrorState } from '../../components/ErrorState'
import { Skeleton } from '../../components/Skeleton'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'
import { useMediaQuery } from '../../lib/useMediaQuery'
import { HowToAllow } from './HowToAllow'
import { useThisDevice } from './useThisDevice'

/** Turns notifications on for the browser that shows this. */
export function ThisDevice() {
  const isPhone = useMediaQuery('(pointer: coarse)')
  const { key, devices, here, device, turnOn, turnOff } = useThisDevice()
  const test = useMutation({
    mutationFn: testDevice,
    onSuccess: () => toast({ title: 'Sent', description: 'It should show up in a moment.' }),
    onError: (error) => {
      toastError(error, 'The test wasn’t sent. Please try again.')
      devices.refetch()
    },
  })
  const failed = [key, devices, here].find(({ isError }) => isError)
  const publicKey = key.data
  const isLoading = key.isPending || devices.isPending || here.isPending
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <BellRing className="size-6 text-brass" aria-hidden />
        <h2 className="font-semibold text-lg">Get leads on this {isPhone ? 'phone' : 'computer'}</h2>
        {device && <Badge tone="done">On</Badge>}
      </div>
      <div className="mt-2">
        {failed && <ErrorState error={failed.error} what="your devices" onRetry={() => failed.refetch()} />}
        {!failed && isLoading && (
          <div role="status">
            <span className="sr-only">Loading your devices…</span>
            <Skeleton className="h-30 w-full" />
          </div>
        )}
        {!failed && !isLoading && publicKey === null && (
          <p className="text-quiet">Notifications aren’t available yet. We’ll email you instead.</p>
        )}
        {!failed && !isLoading && publicKey && here.data && !device && here.data.support !== 'ready' && (
          <HowToAllow support={here.data.support} />
        )}
        {!failed && publicKey && here.data?.support === 'ready' && !device && devices.isSuccess && (
          <>
            <p className="text-quiet">
              A new lead pops up here within seconds, even when Deskbell is closed. {isPhone ? 'One tap' : 'One click'}{' '}
              opens it.
            </p>
            <Button className="mt-4" disabled={turnOn.isPending} onClick={() => turnOn.mutate(publicKey)}>
              {turnOn.isPending ? 'Turning on…' : 'Turn on notifications'}
            </Button>
          </>
        )}
        {device && (
          <>
            <p className="text-quiet">New leads show up here until you log out.</p>
            <div className="mt-4 flex flex-wrap gap-2">
              <Button variant="secondary" disabled={test.isPending} onClick={() => test.mutate(device.id)}>
                {test.isPending ? 'Sending…' : 'Send a test'}
              </Button>
              <Button variant="quiet" disabled={turnOff.isPending} onClick={() => turnOff.mutate(device.id)}>
                Turn off on this device
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
