import { useFormContext } from 'react-hook-form'
import { type PrivacySettings, RETENTION_DAYS, type RetentionDays } from '../../../../contract/privacy'
import { SelectField } from '../../../components/SelectField'

const LABELS: Record<RetentionDays, string> = { 30: '30 days', 90: '90 days', 365: '1 year', 730: '2 years' }
/** A select's value is text. */
const daysOf = (text: string | number | null) => RETENTION_DAYS.find((days) => days === Number(text)) ?? null

const TIMES = [
  ...RETENTION_DAYS.map((days) => (
    <option key={days} value={days}>
      {LABELS[days]}
    </option>
  )),
  <option key="" value="">
    Forever
  </option>,
]

export function KeepFields() {
  const { register } = useFormContext<PrivacySettings>()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label="Conversations"
        hint="Counted from the last message. There’s room for 250,000."
        {...register('keepConversationsDays', { setValueAs: daysOf })}
      >
        {TIMES}
      </SelectField>
      <SelectField
        label="Leads"
        hint="The people who left their details."
        {...register('keepLeadsDays', { setValueAs: daysOf })}
      >
        {TIMES}
      </SelectField>
    </div>
  )
}
