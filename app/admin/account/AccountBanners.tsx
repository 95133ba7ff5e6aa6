import { WaitingBanner } from '../answers/WaitingBanner'
import { PushBanner } from '../notifications/PushBanner'
import { SiteBanner } from '../settings/sites/SiteBanner'
import { DeletionBanner } from './DeletionBanner'
import { NoticeBanner } from './NoticeBanner'
import { PaymentBanner } from './PaymentBanner'
import { QuotaBanner } from './QuotaBanner'

/** Banners shown in every section. */
export function AccountBanners() {
  return (
    <section aria-label="Notices">
      <DeletionBanner />
      <PaymentBanner />
      <QuotaBanner />
      <NoticeBanner />
      <WaitingBanner />
      <SiteBanner />
      <PushBanner />
    </section>
  )
}
