import { Banner } from '../../components/Banner'
import { formatDate } from '../../lib/dates'
import { useOwner } from '../owner'
import { KeepAccountButton } from './KeepAccountButton'

export function DeletionBanner() {
  const { deleteAfter } = useOwner().customer
  if (!deleteAfter) return null
  return (
    <Banner tone="danger" action={<KeepAccountButton />}>
      <strong>Your account will be deleted on {formatDate(deleteAfter)}.</strong> Until then you can change your mind.
    </Banner>
  )
}
