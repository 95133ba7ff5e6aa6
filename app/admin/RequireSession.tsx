import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { meQuery } from '../api/accounts'
import { ErrorState } from '../components/ErrorState'
import { lastEndOfSession, useSessionToken } from '../lib/session'
import { PlainPage } from '../pages/PlainPage'
import { LoadingAdmin } from './LoadingAdmin'
import type { Owner } from './owner'

/** Renders its children for whoever is signed in; sends everybody else to the login, which returns to this address. */
export function RequireSession() {
  const token = useSessionToken()
  const wasSignedIn = useRef(token !== null)
  const { pathname, search } = useLocation()
  const me = useQuery({ ...meQuery, enabled: token !== null })

  if (token === null) {
    if (wasSignedIn.current && lastEndOfSession() === 'signed-out') return <Navigate to="/login" replace />
    const query = new URLSearchParams({ next: pathname + search, ...(wasSignedIn.current && { ended: '' }) })
    return <Navigate to={`/login?${query}`} replace />
  }
  if (me.isPending) return <LoadingAdmin />
  if (me.isError || !me.data.business) {
    return (
      <PlainPage>
        <ErrorState error={me.error} what="your account" onRetry={() => me.refetch()} />
      </PlainPage>
    )
  }
  const { customer, person, business } = me.data
  return <Outlet context={{ customer, person, business } satisfies Owner} />
}
