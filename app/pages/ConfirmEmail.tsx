import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { EmailConfirmed } from '../../contract/account'
import { confirmEmail } from '../api/account'
import { meQuery } from '../api/accounts'
import { Button } from '../components/Button'
import { PageHeading } from '../components/PageHeading'
import { ApiError } from '../lib/api'
import { toastError } from '../lib/toastError'
import { useSubmission } from '../lib/useSubmission'
import { DeadLink } from './account/DeadLink'
import { PlainPage } from './PlainPage'

/** Confirms by a button, not by opening, since mail scanners open links. */
export function ConfirmEmail() {
  const token = useSearchParams()[0].get('token') ?? ''
  const queries = useQueryClient()
  const confirm = useSubmission({
    mutationFn: () => confirmEmail(token),
    onSuccess: () => queries.invalidateQueries({ queryKey: meQuery.queryKey }),
    onError: (error) => toastError(error, 'The change wasn’t confirmed. Please try again.'),
  })
  const isRefused = confirm.error instanceof ApiError && confirm.error.status === 404
  if (!token || isRefused) {
    return (
      <DeadLink
        title="This link doesn’t work anymore"
        action={{ label: 'Ask for the change again', href: '/admin/account' }}
      >
        It’s already been used, it’s more than a day old, or the change was undone. Your email address hasn’t changed.
      </DeadLink>
    )
  }
  if (confirm.isSuccess) return <Confirmed {...confirm.data} />
  return (
    <PlainPage>
      <PageHeading title="Confirm your email address">Confirm the change</PageHeading>
      <p className="mt-3 text-quiet">
        Your account switches to the new email address once you’ve confirmed from both inboxes.
      </p>
      <Button className="mt-6" disabled={confirm.isPending} onClick={() => confirm.submit()}>
        {confirm.isPending ? 'Confirming…' : 'Confirm the change'}
      </Button>
    </PlainPage>
  )
}

function Confirmed({ status, newEmail }: EmailConfirmed) {
  const isChanged = status === 'changed'
  const title = isChanged ? 'Your email address has changed' : 'One more to go'
  return (
    <PlainPage>
      <PageHeading title={title}>{title}</PageHeading>
      <p className="wrap-anywhere mt-3" role="status">
        {isChanged ? (
          <>
            From now on you log in with <strong>{newEmail}</strong>.
          </>
        ) : (
          <>
            You’ve confirmed this one. Now open the email at your other address, too. After that, you’ll log in with{' '}
            <strong>{newEmail}</strong>.
          </>
        )}
      </p>
      <Button asChild className="mt-6">
        <a href="/admin/account">Open your account</a>
      </Button>
    </PlainPage>
  )
}
