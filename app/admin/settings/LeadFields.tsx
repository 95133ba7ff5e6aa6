import { useFormContext } from 'react-hook-form'
import type { Business, BusinessForm } from '../../../contract/businesses'
import { CheckField } from '../../components/CheckField'
import { TextArea } from '../../components/TextArea'
import { TextField } from '../../components/TextField'
import { LinesField } from './LinesField'

const orNone = (text: string | null) => text?.trim() || null

/** What people are asked once they can be reached, and what they are told before they write. */
export function LeadFields({ business }: { business: Business }) {
  const { register, formState, watch } = useFormContext<BusinessForm>()
  const { errors } = formState
  const preset = business.defaultLeadQuestions
  const isPreset = (lines: string[]) => lines.join('\n') === preset.join('\n')
  return (
    <>
      <LinesField
        name="leadQuestions"
        label="Questions the chat asks"
        hint="One per line, up to five. The chat asks them one at a time, after someone leaves an email or phone number. Ours are in the visitor’s language; yours stay just as you wrote them. Leave this blank to ask nothing."
        preset={preset}
        toValue={(lines) => (isPreset(lines) ? null : lines)}
        error={errors.leadQuestions?.message ?? errors.leadQuestions?.find?.((question) => question)?.message}
      />
      <CheckField
        label="Email people who leave their details"
        hint="A short note in their language, with your phone number, saying you have their details and will get back to them."
        {...register('confirmLeads')}
      />
      {business.defaultCareNote && (
        <CheckField
          label="Show a note about private details"
          hint={
            orNone(watch('privacyNotice') ?? null)
              ? 'It’s not shown while you have a privacy note of your own. Add it there if you still want it.'
              : `In the visitor’s language, your chat says “${business.defaultCareNote}”`
          }
          {...register('careNote')}
        />
      )}
      <TextArea
        label="Privacy note"
        mark="optional"
        rows={2}
        hint="People see it in the chat before they write. Each lead keeps the note as that person saw it."
        placeholder="What you write goes to the business so it can reply."
        error={errors.privacyNotice?.message}
        {...register('privacyNotice', { setValueAs: orNone })}
      />
      <TextField
        label="Your privacy page"
        mark="optional"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="Linked next to the note."
        error={errors.privacyUrl?.message}
        {...register('privacyUrl', { setValueAs: orNone })}
      />
    </>
  )
}
