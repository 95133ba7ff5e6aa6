import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BusinessForm } from '../../../contract/businesses'
import { QUICK_REPLIES } from '../../../contract/defaults'
import { SelectField } from '../../components/SelectField'
import { TextArea } from '../../components/TextArea'
import { TextField } from '../../components/TextField'

const orNone = (text: string | null) => text?.trim() || null

/** The branding fields, for plans that have custom branding. */
export function BrandingFields() {
  const { register, formState, setValue, getValues } = useFormContext<BusinessForm>()
  const errors = formState.errors.branding
  const replies = getValues('branding.quickReplies')
  // The text box keeps empty lines while typing; the form gets the others.
  const [lines, setLines] = useState<string>()
  const changeReplies = (text: string) => {
    const said = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    setLines(text)
    setValue('branding.quickReplies', said.length > 0 ? said : null, { shouldDirty: true })
  }
  return (
    <>
      <TextField
        label="Picture"
        mark="optional"
        type="url"
        inputMode="url"
        hint="The web address of your logo or your face. Without one, the chat shows your first letter."
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
      <TextArea
        label="Quick buttons"
        mark="optional"
        rows={3}
        hint="Under the first message, up to four, one per line."
        placeholder={QUICK_REPLIES.join('\n')}
        error={errors?.quickReplies?.message ?? errors?.quickReplies?.find?.((reply) => reply)?.message}
        value={formState.isDirty && lines !== undefined ? lines : (replies ?? []).join('\n')}
        onChange={(event) => changeReplies(event.target.value)}
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
