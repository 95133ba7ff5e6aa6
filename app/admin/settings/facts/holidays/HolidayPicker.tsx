import { CalendarPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../components/Button'
import { CheckField } from '../../../../components/CheckField'
import { Dialog } from '../../../../components/Dialog'
import { once } from '../../../../lib/once'
import { type Holiday, upcomingHolidays } from './upcomingHolidays'

type Props = { country: string; today: string; taken: (date: string) => boolean; onPick: (days: Holiday[]) => void }

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
  const pick = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // It is drawn elsewhere, but its events come to the form around it too.
    event.stopPropagation()
    const chosen = new FormData(event.currentTarget).getAll('date')
    onPick(free.filter(({ date }) => chosen.includes(date)))
    setIsOpen(false)
  }
  return (
    <Dialog
      title="Which holidays are you closed on?"
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
        <Button type="submit" className="mt-5" disabled={free.length === 0}>
          Add as closed
        </Button>
      </form>
    </Dialog>
  )
}
