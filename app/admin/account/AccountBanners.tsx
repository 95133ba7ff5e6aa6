import { WaitingBanner } from '../answers/WaitingBanner'
import { SiteBanner } from '../settings/sites/SiteBanner'
import { DeletionBanner } from './DeletionBanner'
import { NoticeBanner } from './NoticeBanner'
import { PaymentBanner } from './PaymentBanner'
import { QuotaBanner } from './QuotaBanner'

/** What the owner has to know wherever they are. */
export function AccountBanners() {
  return (
    <section aria-label="Notices">
      <DeletionBanner />
      <PaymentBanner />
      <QuotaBanner />
      <NoticeBanner />
      <WaitingBanner />
      <SiteBanner />
    </section>
  )
}
