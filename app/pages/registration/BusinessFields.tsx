import { useFormContext } from 'react-hook-form'
import type { RegistrationFormValues } from '../../../contract/accounts'
import { BUSINESS_TYPE_LABELS, BUSINESS_TYPES } from '../../../contract/businessTypes'
import { Card } from '../../components/Card'
import { PlaceFields } from '../../components/PlaceFields'
import { SelectField } from '../../components/SelectField'
import { TextArea } from '../../components/TextArea'
import { TextField } from '../../components/TextField'

export function BusinessFields() {
  const { register, formState } = useFormContext<RegistrationFormValues>()
  const { errors } = formState
  return (
    <Card className="grid gap-5">
      <h2 className="font-semibold text-lg">Your business</h2>
      <TextField
        label="Business name"
        autoComplete="organization"
        error={errors.businessName?.message}
        {...register('businessName')}
      />
      <SelectField
        label="Business type"
        error={errors.businessType?.message}
        defaultValue=""
        {...register('businessType')}
      >
        <option value="">Pick one</option>
        {BUSINESS_TYPES.map((type) => (
          <option key={type} value={type}>
            {BUSINESS_TYPE_LABELS[type]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Services"
        hint="One line, such as “Brakes, oil changes, inspections.” Next, we’ll get the rest from your website."
        error={errors.services?.message}
        {...register('services')}
      />
      <PlaceFields />
      <TextField
        label="Calendly link"
        mark="optional"
        hint="If people already book with you there."
        type="url"
        inputMode="url"
        placeholder="https://calendly.com/…"
        error={errors.calendlyUrl?.message}
        {...register('calendlyUrl')}
      />
    </Card>
  )
}
