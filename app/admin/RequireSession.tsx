import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { meQuery } from '../api/accounts'
import { ErrorState } from '../components/ErrorState'
import { lastEndOfSession, useSessionToken } from '../lib/session'
import { PlainPage } from '../pages/PlainPage'
import { LoadingAdmin } from './LoadingAdmin'
import { PushBridge } from './notifications/PushBridge'
import type { Owner } from './owner'

/** Renders its children for whoever is signed in; sends everybody else to the login, which returns to this address. */
export function RequireSession() {
  const token = useSessionToken()
  const wasSignedIn = useRef(token !== null)
  const { pathname, search } = useLocation()
  const me = useQuery({ ...meQuery, enabled: token !== null })
  // What comes with it is rendered in slices: the admin is large, and a phone slow.
  const known = useDeferredValue(me.data)

  if (token === null) {
    if (wasSignedIn.current && lastEndOfSession() === 'signed-out') return <Navigate to="/login" replace />
    const query = new URLSearchParams({ next: pathname + search, ...(wasSignedIn.current && { ended: '' }) })
    return <Navigate to={`/login?${query}`} replace />
  }
  if (me.isPending || (me.isSuccess && !known)) return <LoadingAdmin />
  if (me.isError || !known?.business) {
    return (
      <PlainPage>
        <ErrorState error={me.error} what="your account" onRetry={() => me.refetch()} />
      </PlainPage>
    )
  }
  const { customer, person, business } = known
  return (
    <>
      <PushBridge />
      <Outlet context={{ customer, person, business } satisfies Owner} />
    </>
  )
}
