import { useRef, useState } from 'react'
import { type FieldPath, useFormContext } from 'react-hook-form'
import { Button } from '../../../components/Button'
import { Card } from '../../../components/Card'
import { type CalendarForm, NEW_SERVICE, type ServiceForm } from './calendarForm'
import { HoursFields } from './HoursFields'
import { OpenField } from './OpenField'
import { PeopleRows } from './PeopleRows'
import { RoomRows } from './RoomRows'
import { RuleFields } from './RuleFields'
import { ServiceRows } from './ServiceRows'

type Props = { businessId: string; currency: string; isSaving: boolean }

/** What each step asks for. */
const STEPS: FieldPath<CalendarForm>[][] = [
  ['hours', 'hoursExceptions', 'timeZone'],
  ['services', 'staff', 'resources'],
  ['leadMinutes', 'horizonDays', 'changeMinutes', 'stepMinutes', 'reminders', 'isOpen', 'hasWaitlist', 'isAtVisitors'],
]

/** From nothing to a calendar that takes bookings. */
export function FirstSteps({ isSaving, ...fields }: Props) {
  const { trigger, getValues, setValue } = useFormContext<CalendarForm>()
  const [step, setStep] = useState(0)
  const ticked = useRef<ServiceForm[]>([])
  const go = (to: number) => {
    setStep(to)
    scrollTo({ top: 0 })
  }
  const goOn = async () => {
    if (step === 1) {
      const named = getValues('services').filter(({ name }) => name.trim() !== '')
      const chosen = named.length > 0 ? named : ticked.current
      // Without any an empty row, so that what is missing is said where it belongs.
      setValue('services', chosen.length > 0 ? chosen : [NEW_SERVICE], { shouldDirty: true })
    }
    if (await trigger(STEPS[step], { shouldFocus: true })) go(step + 1)
  }
  return (
    <Card className="grid gap-8 *:[section+section]:border-line *:[section+section]:border-t *:[section+section]:pt-8">
      <p className="font-semibold text-brass-ink" aria-live="polite">
        Step {step + 1} of {STEPS.length}
      </p>
      {step === 0 && <HoursFields businessId={fields.businessId} />}
      {step === 1 && (
        <>
          <ServiceRows {...fields} ticked={ticked} />
          <PeopleAndRooms />
        </>
      )}
      {step === 2 && (
        <>
          <RuleFields businessId={fields.businessId} />
          <OpenField />
        </>
      )}
      <div className="flex flex-wrap gap-2 border-line border-t pt-5">
        {step < STEPS.length - 1 ? (
          // Another button than the one that sends the form, which would take over this press.
          <Button key="next" className="grow sm:grow-0" onClick={goOn}>
            Next
          </Button>
        ) : (
          <Button key="send" type="submit" className="grow sm:grow-0" disabled={isSaving}>
            {isSaving ? 'Saving...' : 'Start taking bookings'}
          </Button>
        )}
        {step > 0 && (
          <Button variant="quiet" onClick={() => go(step - 1)}>
            Back
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Most who begin work alone. */
function PeopleAndRooms() {
  const { getValues } = useFormContext<CalendarForm>()
  const [isOpen] = useState(getValues('staff').length + getValues('resources').length > 0)
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer rounded-control py-2 font-semibold">
        More than one person, or bays, chairs or rooms to share?
      </summary>
      <div className="mt-4 grid gap-8">
        <PeopleRows />
        <RoomRows />
      </div>
    </details>
  )
}
