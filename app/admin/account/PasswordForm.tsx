import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { changePasswordRequest } from '../../../contract/accounts'
import { activityQuery } from '../../api/account'
import { changePassword, sessionsQuery } from '../../api/accounts'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { NewPasswordFields } from '../../components/NewPasswordFields'
import { PasswordField } from '../../components/PasswordField'
import { showFieldErrors } from '../../lib/fieldErrors'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'
import { useSubmission } from '../../lib/useSubmission'
import { useOwner } from '../owner'

const FIELDS = ['currentPassword', 'password', 'confirmPassword'] as const

export function PasswordForm() {
  const { email } = useOwner().person
  const queries = useQueryClient()
  const form = useForm({
    resolver: zodResolver(changePasswordRequest),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  })
  const { errors } = form.formState
  const change = useSubmission({
    mutationFn: changePassword,
    onSuccess: () => {
      form.reset()
      queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      queries.invalidateQueries({ queryKey: activityQuery.queryKey })
      toast({ title: 'Password changed', description: 'All your other devices are logged out.' })
    },
    onError: (error) => {
      showFieldErrors(form, FIELDS, error)
      toastError(error, 'Your password wasn’t changed. Please try again.')
    },
  })
  return (
    <Card>
      <h2 className="font-semibold text-lg">Password</h2>
      <form noValidate className="mt-4 grid gap-5" onSubmit={form.handleSubmit(change.submit)}>
        {/* Tells password managers which account it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <NewPasswordFields
          password={form.register('password', { deps: 'confirmPassword' })}
          confirmPassword={form.register('confirmPassword')}
          errors={{ password: errors.password?.message, confirmPassword: errors.confirmPassword?.message }}
        />
        <Button type="submit" variant="secondary" className="justify-self-start" disabled={change.isPending}>
          {change.isPending ? 'Saving…' : 'Change password'}
        </Button>
      </form>
    </Card>
  )
}
