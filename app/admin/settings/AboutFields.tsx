import { useFormContext } from 'react-hook-form'
import type { BusinessForm } from '../../../contract/businesses'
import { TextArea } from '../../components/TextArea'
import { TextField } from '../../components/TextField'

export function AboutFields() {
  const { register, formState } = useFormContext<BusinessForm>()
  const { errors } = formState
  return (
    <>
      <TextField label="Business name" autoComplete="organization" error={errors.name?.message} {...register('name')} />
      <TextArea
        label="Services"
        hint="What you do, and your prices if you like to say them."
        error={errors.services?.message}
        {...register('services')}
      />
      <TextField
        label="Location"
        mark="optional"
        hint="Your address, or the area that you cover."
        error={errors.location?.message}
        {...register('location')}
      />
      <TextArea
        label="Specialties"
        mark="optional"
        rows={2}
        error={errors.specialties?.message}
        {...register('specialties')}
      />
      <TextField
        label="Calendly link"
        mark="optional"
        type="url"
        inputMode="url"
        hint="Where people book a time with you. Without one, the chat asks when to call."
        error={errors.calendlyUrl?.message}
        {...register('calendlyUrl')}
      />
    </>
  )
}
