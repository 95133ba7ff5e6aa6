import { useFormContext } from 'react-hook-form'
import type { BusinessForm } from '../../../contract/businesses'
import { CheckField } from '../../components/CheckField'
import { ColorField } from '../../components/ColorField'
import { SelectField } from '../../components/SelectField'
import { TextField } from '../../components/TextField'
import { toHexColor } from '../../lib/colors'

export function WidgetFields() {
  const { register, formState, setValue, watch } = useFormContext<BusinessForm>()
  const { errors } = formState
  const pick = (color: string) => setValue('primaryColor', color, { shouldDirty: true, shouldValidate: true })
  return (
    <>
      <TextField
        label="Greeting"
        hint="The first thing people read when they open the chat."
        error={errors.greeting?.message}
        {...register('greeting')}
      />
      <ColorField
        label="Primary color"
        error={errors.primaryColor?.message}
        picked={watch('primaryColor') ?? ''}
        onPick={pick}
        hint="A color name like pink or navy works, too."
        {...register('primaryColor', {
          setValueAs: toHexColor,
          onBlur: ({ target }) => pick(toHexColor(target.value)),
        })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Position" error={errors.position?.message} {...register('position')}>
          <option value="bottom-right">Bottom right</option>
          <option value="bottom-left">Bottom left</option>
        </SelectField>
        <SelectField label="Panel size" error={errors.panelSize?.message} {...register('panelSize')}>
          <option value="standard">Standard</option>
          <option value="compact">Compact</option>
        </SelectField>
      </div>
      <CheckField
        label="Require a phone number"
        hint="People must leave one along with their name and email."
        {...register('phoneRequired')}
      />
      <CheckField
        label="Show the chat on your site"
        hint="When it’s off, the bubble disappears and nobody can write."
        {...register('isActive')}
      />
    </>
  )
}
