import { useFormContext } from 'react-hook-form'
import type { Business, BusinessForm } from '../../../contract/businesses'
import { QUICK_LABELS } from '../../../contract/quickReplies'
import { SelectField } from '../../components/SelectField'
import { TextField } from '../../components/TextField'
import { LinesField } from './LinesField'

const OURS = new Intl.ListFormat('en-US').format(Object.values(QUICK_LABELS))
const orNone = (text: string | null) => text?.trim() || null

/** The branding fields, for plans that have custom branding. */
export function BrandingFields({ business }: { business: Business }) {
  const { register, formState } = useFormContext<BusinessForm>()
  const errors = formState.errors.branding
  return (
    <>
      <TextField
        label="Picture"
        mark="optional"
        type="url"
        inputMode="url"
        hint="The web address of your logo or a photo of you. Without one, the chat shows the first letter of your name."
        error={errors?.avatarUrl?.message}
        {...register('branding.avatarUrl', { setValueAs: orNone })}
      />
      <TextField
        label="Line under your name"
        mark="optional"
        placeholder="Replies right away"
        error={errors?.tagline?.message}
        {...register('branding.tagline', { setValueAs: orNone })}
      />
      <LinesField
        name="branding.quickReplies"
        label="Quick replies"
        mark="optional"
        hint={`Shown under the first message: up to four, one per line. ${OURS} are shown in the visitor’s language; your own words stay as you wrote them.`}
        placeholder={business.defaultQuickReplies.join('\n')}
        toValue={(lines) => (lines.length > 0 ? lines : null)}
        error={errors?.quickReplies?.message ?? errors?.quickReplies?.find?.((reply) => reply)?.message}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Look" error={errors?.look?.message} {...register('branding.look')}>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </SelectField>
        <SelectField label="Corners" error={errors?.corners?.message} {...register('branding.corners')}>
          <option value="round">Round</option>
          <option value="soft">Soft</option>
          <option value="square">Square</option>
        </SelectField>
      </div>
    </>
  )
}
