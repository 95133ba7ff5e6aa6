import { useFormContext } from 'react-hook-form'
import type { BusinessForm } from '../../contract/businesses'
import { TextArea } from './TextArea'
import { TextField } from './TextField'

/** Where a business is and what it’s known for, for registration and settings. */
export function PlaceFields() {
  const { register, formState } = useFormContext<Pick<BusinessForm, 'location' | 'specialties'>>()
  const { errors } = formState
  return (
    <>
      <TextField
        label="Location"
        mark="optional"
        hint="Your address, or the area you cover."
        error={errors.location?.message}
        {...register('location')}
      />
      <TextArea
        label="Specialties"
        mark="optional"
        rows={2}
        hint="What you’re known for, in a few words."
        error={errors.specialties?.message}
        {...register('specialties')}
      />
    </>
  )
}
