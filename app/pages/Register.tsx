import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { verifyRegistrationQuery } from '../api/accounts'
import { ErrorState } from '../components/ErrorState'
import { ApiError } from '../lib/api'
import { isLinkUsed } from './registration/isLinkUsed'
import { LoadingRegistration } from './registration/LoadingRegistration'
import { RegistrationForm } from './registration/RegistrationForm'
import { RegistrationPage } from './registration/RegistrationPage'

const InvalidLink = lazy(async () => ({ default: (await import('./registration/InvalidLink')).InvalidLink }))

export function Register() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const email = query.get('email') ?? ''
  const verified = useQuery({ ...verifyRegistrationQuery(token, email), enabled: Boolean(token && email) })
  // The form is rendered in slices: it is long, and a phone slow.
  const shown = useDeferredValue(verified.data)

  if (!token || !email || isRefused(verified.error)) {
    return (
      <Suspense fallback={<LoadingRegistration />}>
        <InvalidLink {...(isLinkUsed(verified.error) && { registeredAs: email })} />
      </Suspense>
    )
  }
  if (!shown) {
    if (!verified.isError) return <LoadingRegistration />
    return (
      <RegistrationPage>
        <ErrorState error={verified.error} what="your registration" onRetry={() => verified.refetch()} />
      </RegistrationPage>
    )
  }
  return (
    <RegistrationPage>
      <RegistrationForm token={token} {...shown} />
    </RegistrationPage>
  )
}

/** The server refused the link; 5xx and 429 say nothing about it. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429
