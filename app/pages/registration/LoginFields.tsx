import { useFormContext } from 'react-hook-form'
import type { RegistrationFormValues } from '../../../contract/accounts'
import { Card } from '../../components/Card'
import { PasswordField } from '../../components/PasswordField'
import { TextField } from '../../components/TextField'

export function LoginFields() {
  const { register, formState } = useFormContext<RegistrationFormValues>()
  const { errors } = formState
  return (
    <Card className="grid gap-5">
      <h2 className="font-semibold text-lg">Your login</h2>
      <TextField label="Email" type="email" autoComplete="username" readOnly {...register('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters. A few words in a row work well."
        error={errors.password?.message}
        {...register('password', { deps: 'confirmPassword' })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        // What is wrong with both is said once.
        error={
          errors.confirmPassword?.message === errors.password?.message ? undefined : errors.confirmPassword?.message
        }
        {...register('confirmPassword')}
      />
    </Card>
  )
}
