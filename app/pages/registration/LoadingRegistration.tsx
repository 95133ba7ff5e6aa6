import { SkeletonList } from '../../components/Skeleton'
import { RegistrationPage } from './RegistrationPage'

/** Shown while the link is checked, and before that from the page’s own markup while its code loads. */
export function LoadingRegistration() {
  return (
    <RegistrationPage>
      <SkeletonList label="Checking your link…" rows={4} />
    </RegistrationPage>
  )
}
