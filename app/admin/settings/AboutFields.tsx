import { useFormContext } from 'react-hook-form'
import type { BusinessForm } from '../../../contract/businesses'
import { PlaceFields } from '../../components/PlaceFields'
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
        hint="What you do, and your prices if you’d like to share them."
        error={errors.services?.message}
        {...register('services')}
      />
      <PlaceFields />
      <TextField
        label="Website"
        mark="optional"
        inputMode="url"
        autoComplete="url"
        hint="Your chat works there, with or without www."
        error={errors.website?.message}
        {...register('website')}
      />
      <TextField
        label="Booking link (Calendly)"
        mark="optional"
        type="url"
        inputMode="url"
        hint="The page where people pick a time with you, on Calendly or elsewhere. Without one, the chat asks when to call."
        error={errors.calendlyUrl?.message}
        {...register('calendlyUrl')}
      />
    </>
  )
}
