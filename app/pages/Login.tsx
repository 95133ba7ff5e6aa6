import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { loginRequest } from '../../contract/accounts'
import { logIn } from '../api/accounts'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { Notice } from '../components/Notice'
import { PageHeading } from '../components/PageHeading'
import { PasswordField } from '../components/PasswordField'
import { TextField } from '../components/TextField'
import { errorText } from '../lib/errorText'
import { showFieldErrors } from '../lib/fieldErrors'
import { returnPath } from '../lib/returnPath'
import { startSession, useSessionToken } from '../lib/session'
import { toast } from '../lib/toasts'
import { PlainPage } from './PlainPage'

export function Login() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isSignedIn = useSessionToken() !== null
  const next = returnPath(query.get('next')) ?? '/admin'
  const form = useForm({ resolver: zodResolver(loginRequest), defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  const login = useMutation({
    mutationFn: logIn,
    onSuccess: ({ sessionToken }) => {
      startSession(sessionToken)
      toast({ title: 'Login successful', description: 'Welcome back!' })
      navigate(next, { replace: true })
    },
    onError: (error) => {
      showFieldErrors(form, ['email', 'password'], error)
      toast({ title: 'Login failed', description: errorText(error, 'Invalid email or password'), tone: 'danger' })
    },
  })
  if (isSignedIn && !login.isSuccess) return <Navigate to={next} replace />

  return (
    <PlainPage>
      <PageHeading title="Log in">Log in to your front desk</PageHeading>
      {query.has('ended') && (
        <div className="mt-4">
          <Notice>Your session ended. Log in, and you’ll be back where you were.</Notice>
        </div>
      )}
      <Card className="mt-6">
        <form
          noValidate
          className="grid gap-5"
          onSubmit={form.handleSubmit((values) => login.isPending || login.mutate(values))}
        >
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="username"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Button type="submit" disabled={login.isPending}>
            {login.isPending ? 'Logging in…' : 'Log in'}
          </Button>
        </form>
        <p className="mt-5 text-center">
          <Link to="/recovery" className="font-semibold text-link underline underline-offset-4">
            Forgot your password?
          </Link>
        </p>
      </Card>
      <p className="mt-6 text-center">
        New here?{' '}
        <a href="/pricing" className="font-semibold text-link underline underline-offset-4">
          Sign up here
        </a>
      </p>
      <p className="mt-6 border-line border-t pt-6 text-quiet text-sm">
        <strong className="text-ink">Bought a plan but have no login yet?</strong> The registration link is in the mail
        that followed your payment. If it hasn’t come, look in spam, then reply to your receipt and support will send it
        again.
      </p>
    </PlainPage>
  )
}
