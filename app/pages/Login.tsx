import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { loginRequest } from '../../contract/accounts'
import { logIn } from '../api/accounts'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { Notice } from '../components/Notice'
import { PageHeading } from '../components/PageHeading'
import { PasswordField } from '../components/PasswordField'
import { TextField } from '../components/TextField'
import { TextLink } from '../components/TextLink'
import { ApiError } from '../lib/api'
import { serverText } from '../lib/errorText'
import { showFieldErrors } from '../lib/fieldErrors'
import { returnPath } from '../lib/returnPath'
import { startSession, useSessionToken } from '../lib/session'
import { toast } from '../lib/toasts'
import { useSubmission } from '../lib/useSubmission'
import { FormError } from './account/FormError'
import { LoginCode } from './account/LoginCode'
import { NoLoginYet } from './account/NoLoginYet'
import { PlainPage } from './PlainPage'

const failure = (error: unknown) => serverText(error, 'Invalid email or password')

export function Login() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isSignedIn = useSessionToken() !== null
  const [twoStepToken, setTwoStepToken] = useState<string>()
  const next = returnPath(query.get('next')) ?? '/admin'
  const form = useForm({ resolver: zodResolver(loginRequest), defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  const enter = (sessionToken: string) => {
    startSession(sessionToken)
    toast({ title: 'Login successful', description: 'Welcome back!' })
    navigate(next, { replace: true })
  }
  const login = useSubmission({
    mutationFn: logIn,
    onSuccess: (answer) => {
      if ('twoStepToken' in answer) setTwoStepToken(answer.twoStepToken)
      else enter(answer.sessionToken)
    },
    onError: (error) => {
      showFieldErrors(form, ['email', 'password'], error)
      if (error instanceof ApiError && error.status === 401) form.setFocus('password', { shouldSelect: true })
      toast({ title: 'Login failed', description: failure(error), tone: 'danger' })
    },
  })
  if (isSignedIn && !login.isSuccess) return <Navigate to={next} replace />
  if (twoStepToken) {
    return <LoginCode twoStepToken={twoStepToken} onDone={enter} onStartAgain={() => setTwoStepToken(undefined)} />
  }

  return (
    <PlainPage>
      <PageHeading title="Log in">Log in to your dashboard</PageHeading>
      {query.has('ended') && (
        <div className="mt-4">
          <Notice>You were logged out. Log in, and you’ll be back where you were.</Notice>
        </div>
      )}
      <Card className="mt-6">
        <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(login.submit)}>
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
          {login.isError && <FormError>{failure(login.error)}</FormError>}
          <Button type="submit" disabled={login.isPending}>
            {login.isPending ? 'Logging in…' : 'Log in'}
          </Button>
        </form>
        <p className="mt-5 text-center">
          <TextLink to="/recovery">Forgot your password?</TextLink>
        </p>
      </Card>
      <p className="mt-6 text-center">
        New here? <TextLink href="/pricing">Sign up here</TextLink>
      </p>
      <NoLoginYet />
    </PlainPage>
  )
}
