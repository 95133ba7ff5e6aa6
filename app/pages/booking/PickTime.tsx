import { useState } from 'react'
import type { Slot } from '../../../contract/scheduling'
import { Button } from '../../components/Button'
import { byDay, clockText, dayText, ownTimeZone } from './times'

type Pick = (start: string) => void

export function TimeButtons({
  slots,
  isWithDay = false,
  onPick,
}: {
  slots: Slot[]
  isWithDay?: boolean
  onPick: Pick
}) {
  const zone = ownTimeZone()
  return (
    <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
      {slots.map(({ start }) => (
        <li key={start}>
          <Button variant="secondary" className="w-full px-2" onClick={() => onPick(start)}>
            {isWithDay && <span className="sr-only sm:not-sr-only">{dayText(start, zone)},</span>}
            {clockText(start, zone)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type Props = { slots: Slot[]; page: number; onPage: (page: number) => void; onPick: Pick }

/** Two weeks of free times: first the day, then the time. */
export function PickTime({ slots, page, onPage, onPick }: Props) {
  const days = byDay(slots, ownTimeZone())
  const [picked, setPicked] = useState<string>()
  const shown = days.find(({ day }) => day === picked) ?? days[0]
  return (
    <>
      {shown ? (
        <>
          <fieldset className="mt-4">
            <legend className="font-semibold">Day</legend>
            <div className="mt-2 flex flex-wrap gap-2">
              {days.map(({ day }) => (
                <Button
                  key={day}
                  variant={day === shown.day ? 'primary' : 'secondary'}
                  className="px-3"
                  aria-pressed={day === shown.day}
                  onClick={() => setPicked(day)}
                >
                  {day}
                </Button>
              ))}
            </div>
          </fieldset>
          <fieldset className="mt-4">
            <legend className="font-semibold">Time on {shown.day}</legend>
            <TimeButtons slots={shown.slots} onPick={onPick} />
          </fieldset>
        </>
      ) : (
        <p className="mt-4" role="status">
          Nothing’s open in these two weeks.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {page > 0 && (
          <Button variant="quiet" onClick={() => onPage(page - 1)}>
            Earlier days
          </Button>
        )}
        <Button variant="quiet" onClick={() => onPage(page + 1)}>
          Later days
        </Button>
      </div>
    </>
  )
}
