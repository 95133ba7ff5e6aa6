import { Copy } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { WEEK_DAY_NAMES, WEEK_DAYS, type WeekDay } from '../../../../contract/facts'
import { Button } from '../../../components/Button'
import { CheckField } from '../../../components/CheckField'
import { Dialog } from '../../../components/Dialog'
import type { WeekForm } from './factsForm'

/** The forms with a week: the facts, and the calendar, whose people may have their own. */
type WeeksForm = { hours: WeekForm; staff: { hours: WeekForm }[] }
type Props = { week: 'hours' | `staff.${number}.hours`; day: WeekDay; label: string }

const WEEKEND: readonly WeekDay[] = ['sat', 'sun']

/** Gives other days the times of this one. */
export function CopyDay({ week, day, label }: Props) {
  const { getValues, setValue } = useFormContext<WeeksForm>()
  const [isOpen, setIsOpen] = useState(false)
  const others = WEEK_DAYS.filter((other) => other !== day)
  const copy = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React hands this form's events on to the settings form around it, though it is drawn in a dialog outside of it.
    event.stopPropagation()
    const chosen = new FormData(event.currentTarget).getAll('day')
    for (const other of others.filter((one) => chosen.includes(one)))
      setValue(`${week}.${other}`, structuredClone(getValues(`${week}.${day}`)), { shouldDirty: true })
    setIsOpen(false)
  }
  return (
    <Dialog
      title={`Copy ${WEEK_DAY_NAMES[day]} to`}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="quiet" size="icon" aria-label={`Copy the hours for ${label}`}>
          <Copy className="size-5" aria-hidden />
        </Button>
      }
    >
      <form onSubmit={copy}>
        <div className="grid gap-3">
          {others.map((other) => (
            <CheckField
              key={other}
              label={WEEK_DAY_NAMES[other]}
              name="day"
              value={other}
              defaultChecked={!WEEKEND.includes(other) && !WEEKEND.includes(day)}
            />
          ))}
        </div>
        <Button type="submit" className="mt-5">
          Copy
        </Button>
      </form>
    </Dialog>
  )
}
