import { useState } from 'react'
import type { CalendarConnection } from '../../../../contract/outsideCalendars'
import { chooseCalendars, chooseServices } from '../../../api/calendars'
import { Button } from '../../../components/Button'
import { CheckField } from '../../../components/CheckField'
import { SelectField } from '../../../components/SelectField'
import { useUnsaved } from '../../unsaved/useUnsaved'
import { useConnectionChange } from './useConnectionChange'

type Props = { businessId: string; connection: CalendarConnection }

/** Which calendars keep times from being offered, and which one bookings are written into; of Calendly, which services are offered. */
export function CalendarsForm({ businessId, connection: { provider, calendars } }: Props) {
  const saved = {
    calendarIds: calendars.filter(({ isChosen }) => isChosen).map(({ id }) => id),
    writeTo: calendars.find(({ isWritten }) => isWritten)?.id ?? null,
  }
  const [chosen, setChosen] = useState(saved)
  const writable = calendars.filter(({ mayWrite, isWritten }) => mayWrite || isWritten)
  const isDirty = JSON.stringify(chosen) !== JSON.stringify(saved)
  useUnsaved(isDirty)
  const save = useConnectionChange(businessId, {
    change: () =>
      provider === 'calendly'
        ? chooseServices(businessId, chosen.calendarIds)
        : chooseCalendars(businessId, provider, chosen),
    done: 'Saved',
  })
  const turn = (id: string, isOn: boolean) =>
    setChosen(({ calendarIds, writeTo }) => ({
      writeTo,
      // In the order of the list, so that what was turned back counts as unchanged.
      calendarIds: calendars.map((one) => one.id).filter((one) => (one === id ? isOn : calendarIds.includes(one))),
    }))
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <fieldset>
        <legend className="mb-2 font-semibold">
          {provider === 'calendly'
            ? 'What people can book in the chat'
            : 'When one of these is busy, don’t offer the time'}
        </legend>
        <div className="grid gap-3">
          {calendars.map(({ id, name }) => (
            <CheckField
              key={id}
              label={name}
              checked={chosen.calendarIds.includes(id)}
              onChange={(event) => turn(id, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
      {provider !== 'calendly' && (
        <SelectField
          label="Add bookings to"
          hint={provider === 'microsoft' && 'Outlook also sends your visitors its own invitation.'}
          value={chosen.writeTo ?? ''}
          onChange={({ target }) => setChosen((now) => ({ ...now, writeTo: target.value || null }))}
        >
          {writable.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">None of these</option>
        </SelectField>
      )}
      {isDirty && (
        <div>
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
        </div>
      )}
    </form>
  )
}
