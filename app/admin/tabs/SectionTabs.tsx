import { Tabs } from 'radix-ui'
import { useLocation, useNavigate } from 'react-router'
import { CountBadge, describedByBadge } from '../home/CountBadge'
import { StackedIcon } from '../home/StackedIcon'
import { useBadges } from '../home/useBadges'
import { useHasRole, useOwner } from '../owner'
import { SectionNavLink } from '../SectionNavLink'
import { sectionLinksFor } from '../sections'
import { useLeadCount } from '../useLeadCount'
import { MoreButton } from './MoreButton'
import { TABS, tabAddress, tabIds } from './tabs'

const tabLook =
  'flex min-h-14 grow basis-0 flex-col items-center justify-center gap-0.5 whitespace-nowrap px-0.5 font-semibold text-quiet text-sm data-[state=active]:text-link ' +
  'md:min-h-12 md:grow-0 md:basis-auto md:flex-row md:gap-2 md:border-transparent md:border-b-3 md:px-4 md:text-base md:data-[state=active]:border-brand'
const linkLook =
  'flex min-h-12 items-center gap-2 whitespace-nowrap border-transparent border-b-3 px-3 font-semibold text-quiet aria-[current=page]:border-brand aria-[current=page]:text-link'

/** The sections beside the tabs that say what is new; the others are under "More". */
const BESIDE = ['conversations', 'answers']

/** The tabs: a bar at the bottom of a phone, above the page elsewhere. */
export function SectionTabs() {
  const { business, person } = useOwner()
  const isManager = useHasRole('manager')
  const leadCount = useLeadCount(business.id)
  const badges = useBadges()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const beside = sectionLinksFor(person.role).filter(({ id }) => BESIDE.includes(id))
  return (
    <nav
      aria-label="Admin"
      className="fixed inset-x-0 bottom-0 z-30 flex border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:static md:border-t-0 md:border-b"
    >
      <div className="mx-auto flex w-full max-w-page items-stretch md:px-6">
        <Tabs.List aria-label="Admin sections" className="flex grow">
          {TABS.filter(({ forManagers }) => isManager || !forManagers).map(({ id, label, icon }) => (
            <Tabs.Trigger
              key={id}
              value={id}
              {...tabIds(id)}
              className={tabLook}
              aria-describedby={describedByBadge(badges, id)}
              // Not by a change of value: the tab that the home opened with leads to its own address too.
              onClick={() => navigate(tabAddress(id), { replace: pathname === tabAddress(id) })}
            >
              <StackedIcon icon={icon} count={badges[id]?.count} className="md:hidden" />
              {id === 'leads' && leadCount !== undefined ? `${label} (${leadCount.toLocaleString()})` : label}
              <CountBadge count={badges[id]?.count} className="max-md:hidden" />
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <div className="flex max-lg:hidden">
          {beside.map(({ id, label }) => (
            <SectionNavLink key={id} id={id} className={linkLook}>
              {label}
              <CountBadge count={badges[id]?.count} />
            </SectionNavLink>
          ))}
          <MoreButton />
        </div>
      </div>
    </nav>
  )
}
