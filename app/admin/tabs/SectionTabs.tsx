import { type KeyboardEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cx } from '../../lib/cx'
import { CountBadge, describedByBadge } from '../home/CountBadge'
import { StackedIcon } from '../home/StackedIcon'
import { useBadges } from '../home/useBadges'
import { useHasRole, useOwner } from '../owner'
import { SectionNavLink } from '../SectionNavLink'
import { type SectionId, sectionLinksFor } from '../sections'
import { useLeadCount } from '../useLeadCount'
import { MoreButton } from './MoreButton'
import { TABS, type TabId, tabAddress, tabIds } from './tabs'

const tabLook =
  'flex min-h-14 grow basis-0 flex-col items-center justify-center gap-0.5 whitespace-nowrap px-0.5 font-semibold text-quiet text-sm aria-selected:text-link ' +
  'md:min-h-12 md:grow-0 md:basis-auto md:flex-row md:gap-2 md:border-transparent md:border-b-3 md:px-4 md:text-base md:aria-selected:border-brand'
const linkLook =
  'flex min-h-12 items-center gap-2 whitespace-nowrap border-transparent border-b-3 px-3 font-semibold text-quiet aria-[current=page]:border-brand aria-[current=page]:text-link'

/** The sections beside the tabs that say what is new; all without a tab are under "More". */
const BESIDE: SectionId[] = ['conversations', 'answers']
/** A phone's bar has room for these and "More". */
const ON_PHONES: SectionId[] = ['embed', 'settings', 'leads']

/** Keys move the focus only, so that going back takes one step per tab. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
  const at = tabs.indexOf(event.currentTarget)
  const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: (at + 1) % tabs.length, Home: 0, End: -1 }
  const place = places[event.key]
  if (place === undefined) return
  event.preventDefault()
  tabs.at(place)?.focus()
}

/**
 * The tabs: a bar at the bottom of a phone, above the page elsewhere. Not Radix's: those and their panels set state and ask for styles while
 * React puts in what it rendered, which has it render again and run all effects in the same task, and a phone is held up by it.
 */
export function SectionTabs({ shown }: { shown: TabId | undefined }) {
  const { business, person } = useOwner()
  const isManager = useHasRole('manager')
  const leadCount = useLeadCount(business.id)
  const badges = useBadges()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const tabs = TABS.filter(({ forManagers }) => isManager || !forManagers)
  const [focused, setFocused] = useState<TabId>()
  /** Where the Tab key comes in, and goes on from. */
  const stop = focused ?? shown ?? tabs[0]?.id
  const beside = sectionLinksFor(person.role).filter(({ id }) => BESIDE.includes(id))
  return (
    <nav
      aria-label="Dashboard"
      className="fixed inset-x-0 bottom-0 z-30 flex border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:static md:border-t-0 md:border-b"
    >
      <div className="mx-auto flex w-full max-w-page items-stretch md:px-6">
        <div role="tablist" aria-label="Dashboard sections" className="flex grow">
          {tabs.map(({ id, label, icon }) => (
            <button
              key={id}
              type="button"
              role="tab"
              {...tabIds(id)}
              tabIndex={id === stop ? 0 : -1}
              className={cx(tabLook, !ON_PHONES.includes(id) && 'max-md:hidden')}
              aria-selected={id === shown}
              aria-describedby={describedByBadge(badges, id)}
              onKeyDown={moveFocus}
              onFocus={() => setFocused(id)}
              onBlur={() => setFocused(undefined)}
              // The tab that the home opened with leads to its own address too.
              onClick={() => navigate(tabAddress(id), { replace: pathname === tabAddress(id) })}
            >
              <StackedIcon icon={icon} count={badges[id]?.count} className="md:hidden" />
              {id === 'leads' && leadCount !== undefined ? `${label} (${leadCount.toLocaleString()})` : label}
              <CountBadge count={badges[id]?.count} className="max-md:hidden" />
            </button>
          ))}
        </div>
        <div className="flex max-lg:hidden">
          {beside.map(({ id, label }) => (
            <SectionNavLink key={id} id={id} className={linkLook}>
              {label}
              <CountBadge count={badges[id]?.count} />
            </SectionNavLink>
          ))}
        </div>
        <MoreButton without={ON_PHONES} className={tabLook} />
      </div>
    </nav>
  )
}
