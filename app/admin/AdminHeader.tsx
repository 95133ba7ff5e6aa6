import { PLANS } from '../../contract/plans'
import { Badge } from '../components/Badge'
import { Logo } from '../components/Logo'
import { TooltipGroup } from '../components/Tooltip'
import { formatDay } from '../lib/dates'
import { AccountLink } from './account/AccountLink'
import { OtherViewLink } from './OtherViewLink'
import { useHasRole, useOwner } from './owner'
import { PreviewButton } from './PreviewButton'
import { SignOutButton } from './SignOutButton'

/** The same in both frames, and one row high on a phone, where it stands above every screen. */
export function AdminHeader() {
  const { person, business } = useOwner()
  const mayKnowPlan = useHasRole('manager')
  return (
    <header className="border-line border-b bg-surface">
      <div className="mx-auto flex max-w-page items-center gap-x-3 px-4 py-2 sm:gap-x-4 sm:px-6 sm:py-3">
        <a href="/" aria-label="Deskbell home" className="inline-flex min-h-11 items-center rounded-control">
          <Logo isShort />
        </a>
        <div className="grid min-w-0 grow grid-cols-[auto_minmax(0,1fr)] items-center sm:grid-cols-[minmax(0,auto)_auto] sm:justify-start sm:border-line sm:border-l sm:pl-4">
          <p className="col-span-2 truncate font-semibold leading-tight sm:col-span-1">{business.name}</p>
          {mayKnowPlan && <PlanBadge />}
          <p className="col-start-2 truncate text-quiet text-sm sm:col-start-1 sm:row-start-2">{person.email}</p>
        </div>
        <TooltipGroup className="ml-auto flex items-center sm:gap-2">
          <OtherViewLink className="flex min-h-11 items-center gap-2.5 rounded-control px-3 hover:bg-sunken max-lg:hidden" />
          <PreviewButton />
          <AccountLink />
          <SignOutButton />
        </TooltipGroup>
      </div>
    </header>
  )
}

function PlanBadge() {
  const { planType, subscriptionStatus, trialEndsAt } = useOwner().customer
  if (!planType) return null
  const isTrial = subscriptionStatus === 'trialing'
  return (
    <>
      <p className="mr-2 sm:mr-0 sm:ml-4 sm:text-right">
        <Badge tone="brass">{PLANS[planType].name}</Badge>
      </p>
      {isTrial && (
        <p className="row-start-2 ml-4 text-quiet text-sm max-sm:hidden sm:col-start-2">
          {trialEndsAt ? `Free until ${formatDay(trialEndsAt)}` : 'Free trial'}
        </p>
      )}
    </>
  )
}
