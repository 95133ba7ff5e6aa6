import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addDevice, devicesQuery, pushKeyQuery, removeDevice } from '../../api/notifications'
import { findSubscription, pushSupport, subscribeHere, unsubscribeHere } from '../../lib/push/subscription'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'

const HERE = ['push-here']

/** Whether this browser shows notifications, and how to turn them on and off. */
export function useThisDevice() {
  const queries = useQueryClient()
  const key = useQuery(pushKeyQuery)
  const devices = useQuery(devicesQuery)
  const here = useQuery({
    queryKey: HERE,
    queryFn: async () => ({ support: pushSupport(), isSubscribed: (await findSubscription()) !== undefined }),
    // Permission changes outside the app.
    refetchOnMount: 'always',
  })
  const refresh = () =>
    Promise.all([devicesQuery.queryKey, HERE].map((queryKey) => queries.invalidateQueries({ queryKey })))
  const turnOn = useMutation({
    mutationFn: async (publicKey: string) => {
      // None where permission was refused, which `refresh` shows.
      const subscription = await subscribeHere(publicKey)
      return subscription && addDevice(subscription)
    },
    onSuccess: (device) =>
      device && toast({ title: 'Notifications are on', description: 'New leads show up here within seconds.' }),
    onError: (error) =>
      toastError(
        error,
        'Notifications couldn’t be turned on. They don’t work in private windows. Anywhere else, reload this page and try again.',
      ),
    onSettled: refresh,
  })
  // Both: the browser may have ended it, or the server forgotten it.
  const device = here.data?.isSubscribed ? devices.data?.find(({ current }) => current) : undefined
  const turnOff = useMutation({
    mutationFn: async (id: string) => {
      await removeDevice(id)
      await unsubscribeHere()
    },
    onSuccess: () => toast({ title: 'Notifications are off here' }),
    onError: (error) => toastError(error, 'Notifications couldn’t be turned off. Please try again.'),
    onSettled: refresh,
  })
  return { key, devices, here, device, turnOn, turnOff }
}
