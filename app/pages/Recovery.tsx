import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { forgotPasswordRequest } from '../../contract/accounts'
import { askForReset } from '../api/accounts'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { PageHeading } from '../components/PageHeading'
import { TextField } from '../components/TextField'
import { TextLink } from '../components/TextLink'
import { showFieldErrors } from '../lib/fieldErrors'
import { toastError } from '../lib/toastError'
import { toast } from '../lib/toasts'
import { useSubmission } from '../lib/useSubmission'
import { CheckYourEmail } from './account/CheckYourEmail'
import { RecoveryHelp } from './account/RecoveryHelp'
import { PlainPage } from './PlainPage'

export function Recovery() {
  const form = useForm({ resolver: zodResolver(forgotPasswordRequest), defaultValues: { email: '' } })
  const ask = useSubmission({
    mutationFn: askForReset,
    onSuccess: () =>
      toast({ title: 'Reset link sent', description: 'If an account exists with this email, it’s on its way.' }),
    onError: (error) => {
      showFieldErrors(form, ['email'], error)
      toastError(error, 'Failed to send reset email')
    },
  })
  if (ask.isSuccess) return <CheckYourEmail email={ask.variables.email} onAgain={ask.reset} />

  return (
    <PlainPage>
      <PageHeading title="Forgot your password">Forgot your password?</PageHeading>
      <p className="mt-2 text-quiet">Enter your email address, and we’ll send you a link to set a new password.</p>
      <Card className="mt-6">
        <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(ask.submit)}>
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="username"
            error={form.formState.errors.email?.message}
            {...form.register('email')}
          />
          <Button type="submit" disabled={ask.isPending}>
            {ask.isPending ? 'Sending…' : 'Send reset link'}
          </Button>
        </form>
        <p className="mt-5 text-center">
          <TextLink to="/login">Back to login</TextLink>
        </p>
      </Card>
      <RecoveryHelp />
    </PlainPage>
  )
}
