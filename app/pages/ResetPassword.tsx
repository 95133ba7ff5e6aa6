import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { type ResetPasswordForm, resetPasswordForm } from '../../contract/accounts'
import { resetPassword } from '../api/accounts'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { NewPasswordFields } from '../components/NewPasswordFields'
import { PageHeading } from '../components/PageHeading'
import { ApiError } from '../lib/api'
import { showFieldErrors } from '../lib/fieldErrors'
import { endSession } from '../lib/session'
import { toastError } from '../lib/toastError'
import { toast } from '../lib/toasts'
import { useSubmission } from '../lib/useSubmission'
import { DeadLink } from './account/DeadLink'
import { PlainPage } from './PlainPage'

export function ResetPassword() {
  const token = useSearchParams()[0].get('token') ?? ''
  const navigate = useNavigate()
  const form = useForm({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors } = form.formState
  const reset = useSubmission({
    mutationFn: (values: ResetPasswordForm) => resetPassword({ ...values, token }),
    onSuccess: () => {
      // The server has ended all sessions, this one too.
      endSession('signed-out')
      toast({ title: 'Password changed', description: 'Log in with your new password.' })
      navigate('/login', { replace: true })
    },
    onError: (error) => {
      showFieldErrors(form, ['password', 'confirmPassword'], error)
      toastError(error, 'Your password wasn’t changed. Please try again.')
    },
  })
  const isRefused = reset.error instanceof ApiError && reset.error.status === 404
  if (!token || isRefused) {
    return (
      <DeadLink title="This link doesn’t work anymore" action={{ label: 'Ask for a new link', href: '/recovery' }}>
        A link to set a password works once and expires in an hour, and only the newest one counts. Your password hasn’t
        changed.
      </DeadLink>
    )
  }

  return (
    <PlainPage>
      <PageHeading title="Set a new password">Set a new password</PageHeading>
      <p className="mt-2 text-quiet">You’ll be logged out everywhere. Then log back in with the new one.</p>
      <Card className="mt-6">
        <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(reset.submit)}>
          <NewPasswordFields
            password={form.register('password', { deps: 'confirmPassword' })}
            confirmPassword={form.register('confirmPassword')}
            errors={{ password: errors.password?.message, confirmPassword: errors.confirmPassword?.message }}
          />
          <Button type="submit" disabled={reset.isPending}>
            {reset.isPending ? 'Saving…' : 'Save new password'}
          </Button>
        </form>
      </Card>
    </PlainPage>
  )
}
