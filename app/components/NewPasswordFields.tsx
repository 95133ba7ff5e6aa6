import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from './PasswordField'

type Props = {
  /** What the form's `register` returns for each field. */
  password: UseFormRegisterReturn
  confirmPassword: UseFormRegisterReturn
  errors: Record<'password' | 'confirmPassword', string | undefined>
}

/** A new password, typed twice. */
export function NewPasswordFields({ password, confirmPassword, errors }: Props) {
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. A few words in a row work well."
        error={errors.password}
        {...password}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmPassword}
        {...confirmPassword}
      />
    </>
  )
}
