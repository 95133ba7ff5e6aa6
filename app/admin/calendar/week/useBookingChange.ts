import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Booking } from '../../../../contract/scheduling'
import { type BookingPatch, bookingsKey, changeBooking } from '../../../api/bookings'
import { leadsKey } from '../../../api/leads'
import { toastError } from '../../../lib/toastError'
import { toast } from '../../../lib/toasts'

/** `done`: what was done, in words. `undo`: what takes it back, where something does. */
type Wish = { id: string; to: BookingPatch; done: string; undo?: BookingPatch }

/** Changes a booking and offers to take it back. */
export function useBookingChange(businessId: string, onDone: (now: Booking) => void) {
  const queries = useQueryClient()
  const reload = () => {
    queries.invalidateQueries({ queryKey: bookingsKey(businessId) })
    queries.invalidateQueries({ queryKey: leadsKey(businessId) })
  }
  const takeBack = async (id: string, to: BookingPatch) => {
    try {
      await changeBooking(businessId, id, to)
      toast({ title: 'Undone' })
    } catch (error) {
      toastError(error, 'That couldn’t be undone. Please try again.')
    }
    reload()
  }
  return useMutation({
    mutationFn: ({ id, to }: Wish) => changeBooking(businessId, id, to),
    onSuccess: (now, { id, done, undo }) => {
      toast({ title: done, ...(undo && { action: { label: 'Undo', run: () => void takeBack(id, undo) } }) })
      onDone(now)
    },
    onError: (error) => toastError(error, 'The booking wasn’t changed. Please try again.'),
    onSettled: reload,
  })
}
