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

/** The same in both frames. */
export function AdminHeader() {
  const { person, business } = useOwner()
  const mayKnowPlan = useHasRole('manager')
  return (
    <header className="border-line border-b bg-surface">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-6">
        <a href="/" aria-label="Deskbell home" className="inline-flex min-h-11 items-center rounded-control">
          <Logo />
        </a>
        <div className="order-last flex w-full min-w-0 items-center gap-3 sm:order-none sm:w-auto sm:grow sm:border-line sm:border-l sm:pl-4">
          <div className="min-w-0">
            <p className="truncate font-semibold leading-tight">{business.name}</p>
            <p className="truncate text-quiet text-sm">{person.email}</p>
          </div>
          {mayKnowPlan && <PlanBadge />}
        </div>
        <TooltipGroup className="ml-auto flex items-center gap-1 sm:gap-2">
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
    <div className="ml-auto shrink-0 text-right sm:ml-2">
      <Badge tone="brass">{PLANS[planType].name}</Badge>
      {isTrial && (
        <p className="text-quiet text-sm">{trialEndsAt ? `Free until ${formatDay(trialEndsAt)}` : 'Free trial'}</p>
      )}
    </div>
  )
}
