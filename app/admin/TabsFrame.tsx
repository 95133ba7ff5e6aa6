import { CalendarDays, CodeXml, Inbox, LayoutGrid, Settings as SettingsIcon } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { type ComponentType, Suspense } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { NotFound } from '../pages/NotFound'
import { AdminHeader } from './AdminHeader'
import { AccountBanners } from './account/AccountBanners'
import { AccountLink } from './account/AccountLink'
import { useLiveBusiness } from './conversations/useLiveBusiness'
import {
  Account,
  Answers,
  Billing,
  Calendar,
  Developers,
  Embed,
  Leads,
  Notifications,
  Settings,
  Team,
} from './lazySections'
import { WorthQuestion } from './leads/worth/WorthQuestion'
import { NotYours } from './NotYours'
import { OfflineBanner } from './OfflineBanner'
import { useHasRole, useOwner } from './owner'
import { SectionSkeleton } from './SectionSkeleton'
import { leastRoleFor } from './sections'
import { UnsavedGuard } from './unsaved/UnsavedGuard'
import { useLeadCount } from './useLeadCount'

/** Section in the address → tab. `integration` is linked from the success page. */
const TAB_OF: Record<string, string> = {
  integration: 'embed',
  embed: 'embed',
  settings: 'settings',
  leads: 'leads',
  calendar: 'calendar',
}
/** Pages outside the tabs; no tab is selected on them. */
const PAGES = new Map<string, ComponentType>([
  ['account', Account],
  ['answers', Answers],
  ['billing', Billing],
  ['developers', Developers],
  ['notifications', Notifications],
  ['team', Team],
])
const ONLY_BESIDE_SIDEBAR = ['overview', 'conversations', 'analytics', 'setup']

const tabLook =
  'flex min-h-14 grow basis-0 flex-col items-center justify-center gap-0.5 whitespace-nowrap px-0.5 font-semibold text-quiet text-sm data-[state=active]:text-link ' +
  'md:min-h-12 md:grow-0 md:basis-auto md:flex-row md:gap-2 md:border-transparent md:border-b-3 md:px-4 md:text-base md:data-[state=active]:border-brand'

export function TabsFrame() {
  const isManager = useHasRole('manager')
  const { section = isManager ? 'integration' : 'leads', itemId } = useParams()
  const navigate = useNavigate()
  const { business } = useOwner()
  useLiveBusiness(business.id)
  const leadCount = useLeadCount(business.id)
  const tab = TAB_OF[section]
  const Page = PAGES.get(section)
  const least = leastRoleFor(section)
  const isTheirs = useHasRole(least)

  if (ONLY_BESIDE_SIDEBAR.includes(section)) return <Navigate to={`/admin-direct/${section}`} replace />
  if ((!tab && !Page) || (itemId && section !== 'leads')) return <NotFound />
  return (
    <>
      <AdminHeader
        actions={
          <>
            <AllSections className="inline-flex min-h-11 items-center gap-1.5 px-1 font-semibold text-quiet text-sm md:hidden" />
            <AccountLink />
          </>
        }
      />
      <OfflineBanner />
      <AccountBanners />
      <Tabs.Root
        value={tab ?? ''}
        // Arrow keys only move the focus, so that going back takes one step per tab.
        activationMode="manual"
        onValueChange={(value) => navigate(value === 'embed' ? '/admin/integration' : `/admin/${value}`)}
        className="pb-24 md:pb-12"
      >
        <nav
          aria-label="Admin"
          className="fixed inset-x-0 bottom-0 z-30 flex border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:static md:border-t-0 md:border-b"
        >
          <div className="mx-auto flex w-full max-w-page items-stretch md:px-6">
            <Tabs.List aria-label="Admin sections" className="flex grow">
              {isManager && (
                <>
                  <Tabs.Trigger value="embed" className={tabLook}>
                    <CodeXml className="size-5" aria-hidden />
                    Embed Code
                  </Tabs.Trigger>
                  <Tabs.Trigger value="settings" className={tabLook}>
                    <SettingsIcon className="size-5" aria-hidden />
                    Settings
                  </Tabs.Trigger>
                </>
              )}
              <Tabs.Trigger value="leads" className={tabLook}>
                <Inbox className="size-5" aria-hidden />
                {leadCount === undefined ? 'Leads' : `Leads (${leadCount.toLocaleString()})`}
              </Tabs.Trigger>
              <Tabs.Trigger value="calendar" className={tabLook}>
                <CalendarDays className="size-5" aria-hidden />
                Calendar
              </Tabs.Trigger>
            </Tabs.List>
            <AllSections className={`${tabLook} max-md:hidden`} />
          </div>
        </nav>
        <main className="mx-auto max-w-page px-4 pt-6 sm:px-6 md:pt-8">
          <Suspense key={section} fallback={<SectionSkeleton />}>
            {!isTheirs && <NotYours least={least} />}
            {isTheirs && Page && <Page />}
            {isManager && (
              <>
                <Tabs.Content value="embed">
                  <Embed snippet="attributes" />
                </Tabs.Content>
                <Tabs.Content value="settings">
                  <Settings />
                </Tabs.Content>
              </>
            )}
            <Tabs.Content value="leads">
              <Leads />
            </Tabs.Content>
            <Tabs.Content value="calendar">
              <Calendar />
            </Tabs.Content>
          </Suspense>
        </main>
      </Tabs.Root>
      <UnsavedGuard />
      <WorthQuestion />
    </>
  )
}

/** To the frame with the sidebar: beside the tabs, and on a phone, whose bar is full, in the header. */
const AllSections = ({ className }: { className: string }) => (
  <Link to="/admin-direct" className={className}>
    <LayoutGrid className="size-5" aria-hidden />
    All sections
  </Link>
)
