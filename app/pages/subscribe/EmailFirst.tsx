import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { forgotPasswordRequest } from '../../../contract/accounts'
import { Button } from '../../components/Button'
import { TextField } from '../../components/TextField'
import { TextLink } from '../../components/TextLink'

export function EmailFirst({ onEmail }: { onEmail: (email: string) => void }) {
  const form = useForm({ resolver: zodResolver(forgotPasswordRequest), defaultValues: { email: '' } })
  return (
    <>
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(({ email }) => onEmail(email))}>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="We’ll email the link to create your account to this address."
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit">Continue to payment</Button>
      </form>
      <p className="mt-5 text-center">
        Already a customer? <TextLink href="/login?next=/admin/billing">Log in</TextLink>
      </p>
    </>
  )
}
