import { startTransition, useEffect, useState } from 'react'
import { WaitingBanner } from '../answers/WaitingBanner'
import { PushBanner } from '../notifications/PushBanner'
import { useHasRole } from '../owner'
import { SiteBanner } from '../settings/sites/SiteBanner'
import { DeletionBanner } from './DeletionBanner'
import { NoticeBanner } from './NoticeBanner'
import { PaymentBanner } from './PaymentBanner'
import { QuotaBanner } from './QuotaBanner'

/** Banners shown in every section, to those who can do something about them; the most urgent first, and on a phone one at a time. */
export function AccountBanners() {
  const isOwner = useHasRole('owner')
  const isManager = useHasRole('manager')
  // Each asks the server: in a turn of their own, so that a phone isn't held up by all that a screen asks for at once.
  const [isTheirTurn, setTheirTurn] = useState(false)
  useEffect(() => startTransition(() => setTheirTurn(true)), [])
  if (!isTheirTurn) return <section aria-label="Notices" />
  return (
    <section aria-label="Notices" className="max-md:*:not-first:hidden">
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
          <SiteBanner />
          <WaitingBanner />
        </>
      )}
      <PushBanner />
    </section>
  )
}
