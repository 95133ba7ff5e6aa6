import { CalendarPlus } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../../components/Button'
import { CheckField } from '../../../../components/CheckField'
import { Dialog } from '../../../../components/Dialog'
import { once } from '../../../../lib/once'
import { type Holiday, upcomingHolidays } from './upcomingHolidays'

type Props = {
  country: string
  today: string
  taken: (date: string) => boolean
  onPick: (days: Holiday[], isOpen: boolean) => void
}

const dayFormat = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

/** Days off by their names, with their next dates. */
export function HolidayPicker({ country, today, taken, onPick }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const free = upcomingHolidays(country, today).filter(({ date }) => !taken(date))
  const pick = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React hands this form's events on to the settings form around it, though it is drawn in a dialog outside of it.
    event.stopPropagation()
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const chosen = data.getAll('date')
    onPick(
      free.filter(({ date }) => chosen.includes(date)),
      data.get('as') === 'open',
    )
    setIsOpen(false)
  }
  return (
    <Dialog
      title="On which holidays are your hours different?"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="secondary">
          <CalendarPlus className="size-5" aria-hidden />
          Add holidays
        </Button>
      }
    >
      <form onSubmit={pick}>
        <div className="grid gap-3">
          {free.map(({ name, date }) => (
            <CheckField key={name} label={name} hint={dayFormat().format(new Date(date))} name="date" value={date} />
          ))}
        </div>
        {free.length === 0 && <p>Every holiday on our list is already there.</p>}
        <div className="mt-5 flex flex-wrap gap-2">
          <Button type="submit" name="as" value="closed" disabled={free.length === 0}>
            Add as closed
          </Button>
          <Button type="submit" name="as" value="open" variant="secondary" disabled={free.length === 0}>
            Add with different hours
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
