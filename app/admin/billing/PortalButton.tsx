import { useMutation } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { openPortal } from '../../api/billing'
import { Button } from '../../components/Button'
import { toastError } from '../../lib/toastError'

/** Opens Stripe's customer portal, which returns here. */
export function PortalButton() {
  const open = useMutation({
    mutationFn: openPortal,
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toastError(error, 'The billing page didn’t open. Please try again.'),
  })
  return (
    <Button variant="secondary" disabled={open.isPending} onClick={() => open.mutate()}>
      <CreditCard className="size-5" aria-hidden />
      {open.isPending ? 'Opening…' : 'Manage billing'}
    </Button>
  )
}
