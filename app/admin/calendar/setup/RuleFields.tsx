import { useFormContext, useWatch } from 'react-hook-form'
import { CheckField } from '../../../components/CheckField'
import { FactSection } from '../../settings/facts/FactSection'
import { ChangeNotice } from './ChangeNotice'
import type { CalendarForm } from './calendarForm'
import {
  daysWords,
  HORIZON_DAYS,
  lengthWords,
  NOTICE_MINUTES,
  REMINDER_MINUTES,
  STEP_MINUTES,
  withChosen,
} from './lengths'
import { NumberChoice } from './NumberChoice'

const noticeWords = (minutes: number) => (minutes === 0 ? 'None' : lengthWords(minutes))
const reminderWords = (minutes: number) => `${lengthWords(minutes)} before`

/** How soon, how far ahead, and what happens until then. */
export function RuleFields({ businessId }: { businessId: string }) {
  const { register, control, formState } = useFormContext<CalendarForm>()
  const reminders = useWatch({ control, name: 'reminders' })
  const times = reminders.map(Number).reduce(withChosen, REMINDER_MINUTES).toReversed()
  return (
    <FactSection title="Your rules" hint="These fit most businesses. You can change them anytime.">
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberChoice
          name="leadMinutes"
          label="Notice you need"
          hint="Nobody can book sooner than this."
          choices={NOTICE_MINUTES}
          words={noticeWords}
        />
        <NumberChoice
          name="horizonDays"
          label="How far ahead people can book"
          choices={HORIZON_DAYS}
          words={daysWords}
        />
        <ChangeNotice businessId={businessId} />
        <NumberChoice name="stepMinutes" label="Offer a time every" choices={STEP_MINUTES} words={lengthWords} />
      </div>
      <fieldset className="mt-5">
        <legend className="font-semibold">Remind people by email</legend>
        <div className="mt-2 flex flex-wrap gap-x-6 gap-y-3">
          {times.map((minutes) => (
            <CheckField key={minutes} label={reminderWords(minutes)} value={minutes} {...register('reminders')} />
          ))}
        </div>
        {formState.errors.reminders && (
          <p className="mt-1.5 font-medium text-danger-ink text-sm">{formState.errors.reminders.message}</p>
        )}
      </fieldset>
      <div className="mt-5 grid gap-4">
        <CheckField
          label="You go to your customers"
          hint="Visitors give their address when they book, and emails about bookings leave yours out."
          {...register('isAtVisitors')}
        />
        <CheckField
          label="Keep a waiting list"
          hint="If no time works for someone, they can get an email when one opens up. The time is held for them for 30 minutes."
          {...register('hasWaitlist')}
        />
      </div>
    </FactSection>
  )
}
