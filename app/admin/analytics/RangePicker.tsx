import { useState } from 'react'
import { Button } from '../../components/Button'
import { TextField } from '../../components/TextField'
import { cx } from '../../lib/cx'
import { useAddressFilter } from '../lists/useAddressFilter'
import { type ChosenRange, PRESETS } from './range'

/** Presets, or two dates. The choice is in the address. */
export function RangePicker({ chosen, today }: { chosen: ChosenRange; today: string }) {
  const { setFilter } = useAddressFilter()
  const [isOpen, setOpen] = useState(chosen.id === 'custom')
  const show = (days: string) => {
    setOpen(false)
    setFilter({ days, from: undefined, to: undefined })
  }
  return (
    <div className="mb-6">
      <fieldset className="grid grid-cols-4 gap-2 sm:flex">
        <legend className="sr-only">Which days</legend>
        {PRESETS.map(({ id, label }) => (
          <Choice key={id} isChosen={!isOpen && chosen.id === id} onChoose={() => show(id)}>
            {label}
          </Choice>
        ))}
        <Choice isChosen={isOpen} onChoose={() => setOpen(true)}>
          Custom
        </Choice>
      </fieldset>
      {isOpen && <DatesForm chosen={chosen} today={today} />}
    </div>
  )
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: string }

const Choice = ({ isChosen, onChoose, children }: ChoiceProps) => (
  <Button
    variant="secondary"
    aria-pressed={isChosen}
    onClick={onChoose}
    className={cx(
      'whitespace-nowrap px-0 text-sm sm:px-4 sm:text-base',
      isChosen && 'border-brand bg-brand-tint text-link',
    )}
  >
    {children}
  </Button>
)

function DatesForm({ chosen, today }: { chosen: ChosenRange; today: string }) {
  const { setFilter } = useAddressFilter()
  const [from, setFrom] = useState(chosen.range.from)
  const [to, setTo] = useState(chosen.range.to)
  const isBackwards = from > to
  return (
    <form
      className="mt-4 grid max-w-lg grid-cols-2 items-start gap-3 sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBackwards) setFilter({ days: undefined, from, to })
      }}
    >
      <TextField
        label="First day"
        type="date"
        required
        max={today}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        error={isBackwards ? 'The first day is after the last' : undefined}
      />
      <TextField
        label="Last day"
        type="date"
        required
        max={today}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" variant="secondary" className="col-span-2 sm:col-span-1 sm:mt-7">
        Show
      </Button>
    </form>
  )
}
