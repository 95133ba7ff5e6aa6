import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { emailChangeRequest } from '../../../contract/account'
import { askForEmailChange } from '../../api/account'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { Notice } from '../../components/Notice'
import { PasswordField } from '../../components/PasswordField'
import { TextField } from '../../components/TextField'
import { showFieldErrors } from '../../lib/fieldErrors'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'
import { useSubmission } from '../../lib/useSubmission'
import { useOwner } from '../owner'

export function EmailForm() {
  const { email } = useOwner().customer
  const form = useForm({ resolver: zodResolver(emailChangeRequest), defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  const ask = useSubmission({
    mutationFn: askForEmailChange,
    onSuccess: () => {
      form.reset()
      toast({ title: 'Check both inboxes', description: 'Nothing changes until you’ve confirmed in both.' })
    },
    onError: (error) => {
      showFieldErrors(form, ['email', 'password'], error)
      toastError(error, 'We couldn’t start the change. Please try again.')
    },
  })
  return (
    <Card>
      <h2 className="font-semibold text-lg">Email address</h2>
      <p className="wrap-anywhere mt-1 text-quiet">
        You log in with <strong className="text-ink">{email}</strong>. Leads and updates go there too.
      </p>
      {ask.isSuccess && (
        <div role="status" className="mt-4">
          <Notice>
            We emailed {email} and {ask.data.newEmail}. Open both emails within a day and confirm.
          </Notice>
        </div>
      )}
      <form noValidate className="mt-4 grid gap-5" onSubmit={form.handleSubmit(ask.submit)}>
        <TextField
          label="New email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" variant="secondary" className="justify-self-start" disabled={ask.isPending}>
          {ask.isPending ? 'Sending…' : 'Change email'}
        </Button>
      </form>
    </Card>
  )
}
