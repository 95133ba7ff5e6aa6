import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { type Booking, type CalendarSettings, ownBookingRequest } from '../../../../contract/scheduling'
import { addBooking, type BookingForm, bookingsKey } from '../../../api/bookings'
import { leadsKey } from '../../../api/leads'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { SelectField } from '../../../components/SelectField'
import { TextArea } from '../../../components/TextArea'
import { TextField } from '../../../components/TextField'
import { ApiError } from '../../../lib/api'
import { showFieldErrors } from '../../../lib/fieldErrors'
import { toastError } from '../../../lib/toastError'
import { toast } from '../../../lib/toasts'
import { useSubmission } from '../../../lib/useSubmission'
import { dayAndClockIn } from '../../../lib/zoned'
import { lengthWords } from '../setup/lengths'
import { SlotPicker } from './SlotPicker'

type Props = {
  businessId: string
  calendar: CalendarSettings
  day: string
  template: Booking | null
  onClose: () => void
}

const FIELDS = ['serviceId', 'staffId', 'start', 'name', 'phone', 'email', 'place', 'notes'] as const

/** Writes a booking down for somebody who called. `template`: an earlier booking of theirs, whose details it begins with. */
export function AddBooking({ businessId, calendar, day, template, onClose }: Props) {
  const { services, staff, timeZone } = calendar
  const queries = useQueryClient()
  // With the time, the idempotency key: a booking that is sent twice is made once.
  const [key] = useState(() => crypto.randomUUID())
  // `raw`: the request is sent as it was typed, and the server reads it by the same schema.
  const form = useForm({
    resolver: zodResolver(ownBookingRequest, undefined, { raw: true }),
    defaultValues: valuesFrom(template, calendar),
  })
  const { register, control, formState, watch, resetField } = form
  const { errors } = formState
  const [serviceId, staffId, email, phone] = watch(['serviceId', 'staffId', 'email', 'phone'])
  // A service that names nobody is done by everybody.
  const ableIds = services.find(({ id }) => id === serviceId)?.staffIds ?? []
  const ableStaff = staff.filter(({ id = '' }) => ableIds.length === 0 || ableIds.includes(id))
  const add = useSubmission({
    mutationFn: (values: BookingForm) =>
      addBooking(businessId, { ...values, staffId: values.staffId || null }, `${key}:${values.start}`),
    onSuccess: ({ start }, { name, email: address }) => {
      const noEmailNote = address ? '' : '. No email goes out, so please tell them the time.'
      toast({ title: 'Booked', description: `${name}, ${dayAndClockIn(start, timeZone)}${noEmailNote}` })
      onClose()
    },
    onError: (error) => {
      // The first try went through though its answer was lost, and something was changed since.
      if (error instanceof ApiError && error.type.endsWith(':idempotency-key-reused')) {
        toast({
          title: 'Already booked',
          description: 'It’s in your calendar the way you first saved it. You can change it there.',
        })
        return onClose()
      }
      showFieldErrors(form, FIELDS, error)
      resetField('start')
      toastError(error, 'Nothing was booked. What you typed is still here; try again.')
    },
    onSettled: () => {
      queries.invalidateQueries({ queryKey: bookingsKey(businessId) })
      queries.invalidateQueries({ queryKey: leadsKey(businessId) })
    },
  })
  return (
    <Dialog title="Add a booking" description="For someone on the phone or in person." open onOpenChange={onClose}>
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(add.submit)}>
        <SelectField
          label="Service"
          error={errors.serviceId?.message}
          {...register('serviceId', { onChange: () => resetField('start') })}
        >
          {services.map(({ id, name, minutes }) => (
            <option key={id} value={id}>
              {name}, {lengthWords(minutes)}
            </option>
          ))}
        </SelectField>
        {ableStaff.length > 1 && (
          <SelectField
            label="With"
            error={errors.staffId?.message}
            {...register('staffId', { onChange: () => resetField('start') })}
          >
            <option value="">Anyone who’s free</option>
            {ableStaff.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Controller
          control={control}
          name="start"
          render={({ field, fieldState }) => (
            <SlotPicker
              key={`${serviceId} ${staffId}`}
              businessId={businessId}
              serviceId={serviceId}
              staffId={staffId ?? null}
              timeZone={timeZone}
              from={day}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <TextField label="Name" autoComplete="off" error={errors.name?.message} {...register('name')} />
        <TextField label="Phone" type="tel" autoComplete="off" error={errors.phone?.message} {...register('phone')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          hint={emailHint(email, phone)}
          error={errors.email?.message}
          {...register('email')}
        />
        {calendar.isAtVisitors && (
          <TextField
            label="Address for the visit"
            mark="optional"
            autoComplete="off"
            error={errors.place?.message}
            {...register('place')}
          />
        )}
        <TextArea label="Notes" mark="optional" rows={2} error={errors.notes?.message} {...register('notes')} />
        <Button type="submit" disabled={add.isPending}>
          {add.isPending ? 'Booking…' : 'Book it'}
        </Button>
      </form>
    </Dialog>
  )
}

/** What an email is good for, and what happens without one. */
const emailHint = (email: BookingForm['email'], phone: BookingForm['phone']): string =>
  phone?.trim() && !email?.trim()
    ? 'Without an email, we can’t send a confirmation or reminders.'
    : 'We send the confirmation and reminders here. A phone number is fine too.'

/** What the form begins with: an earlier booking's service and person, if there is one. The time is still to be chosen. */
function valuesFrom(template: Booking | null, { services }: CalendarSettings): BookingForm {
  const service = services.find(({ id }) => id === template?.serviceId) ?? services[0]
  return {
    serviceId: service?.id ?? '',
    staffId: '',
    start: '',
    name: template?.name ?? '',
    phone: template?.phone ?? '',
    email: template?.email ?? '',
    place: template?.place ?? '',
    notes: template?.notes ?? '',
  }
}
