import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { joinForm } from '../../../contract/team'
import { join } from '../../api/team'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { NewPasswordFields } from '../../components/NewPasswordFields'
import { TextField } from '../../components/TextField'
import { serverText } from '../../lib/errorText'
import { showFieldErrors } from '../../lib/fieldErrors'
import { startSession } from '../../lib/session'
import { toast } from '../../lib/toasts'
import { useSubmission } from '../../lib/useSubmission'
import { FormError } from './FormError'

export function JoinForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const form = useForm({
    resolver: zodResolver(joinForm),
    defaultValues: { firstName: '', password: '', confirmPassword: '' },
  })
  const { errors } = form.formState
  const joining = useSubmission({
    mutationFn: join,
    onSuccess: ({ sessionToken }) => {
      startSession(sessionToken)
      toast({ title: 'You’re in', description: 'Good to have you here.' })
      navigate('/admin-direct', { replace: true })
    },
    onError: (error) => showFieldErrors(form, ['firstName', 'password', 'confirmPassword'], error),
  })
  return (
    <Card className="mt-6">
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit((values) => joining.submit({ ...values, token }))}
      >
        <TextField label="Email" type="email" autoComplete="username" value={email} readOnly />
        <TextField
          label="Your first name"
          hint="Visitors see it above your messages."
          autoComplete="given-name"
          maxLength={40}
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <NewPasswordFields
          password={form.register('password', { deps: 'confirmPassword' })}
          confirmPassword={form.register('confirmPassword')}
          errors={{ password: errors.password?.message, confirmPassword: errors.confirmPassword?.message }}
        />
        {joining.isError && (
          <FormError>{serverText(joining.error, 'You haven’t joined yet. Please try again in a moment.')}</FormError>
        )}
        <Button type="submit" disabled={joining.isPending}>
          {joining.isPending ? 'Joining…' : 'Join the team'}
        </Button>
      </form>
    </Card>
  )
}
