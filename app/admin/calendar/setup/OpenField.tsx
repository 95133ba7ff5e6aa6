import { useFormContext } from 'react-hook-form'
import { CheckField } from '../../../components/CheckField'
import type { CalendarForm } from './calendarForm'

export const OpenField = () => (
  <CheckField
    label="Visitors can book in the chat"
    hint="Turn this off to take a break. What’s booked stays booked, and you can still add bookings yourself."
    {...useFormContext<CalendarForm>().register('isOpen')}
  />
)
