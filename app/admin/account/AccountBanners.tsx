import { WaitingBanner } from '../answers/WaitingBanner'
import { useHasRole } from '../owner'
import { SiteBanner } from '../settings/sites/SiteBanner'
import { DeletionBanner } from './DeletionBanner'
import { NoticeBanner } from './NoticeBanner'
import { PaymentBanner } from './PaymentBanner'
import { QuotaBanner } from './QuotaBanner'

/** Banners shown in every section, to those who can do something about them. */
export function AccountBanners() {
  const isOwner = useHasRole('owner')
  const isManager = useHasRole('manager')
  return (
    <section aria-label="Notices">
      {isOwner && (
        <>
          <DeletionBanner />
          <PaymentBanner />
        </>
      )}
      {isManager && (
        <>
          <QuotaBanner />
          <NoticeBanner />
          <WaitingBanner />
          <SiteBanner />
        </>
      )}
    </section>
  )
}
