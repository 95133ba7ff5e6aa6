import { type ComponentType, Suspense } from 'react'
import { useParams } from 'react-router'
import { NotFound } from '../pages/NotFound'
import { AdminHeader } from './AdminHeader'
import { AccountBanners } from './account/AccountBanners'
import { BottomBar } from './BottomBar'
import { useLiveBusiness } from './conversations/useLiveBusiness'
import {
  Account,
  Analytics,
  Answers,
  Billing,
  Calendar,
  Conversations,
  Developers,
  Embed,
  Leads,
  Notifications,
  Overview,
  Settings,
  Setup,
  Team,
} from './lazySections'
import { WorthQuestion } from './leads/worth/WorthQuestion'
import { NotYours } from './NotYours'
import { OfflineBanner } from './OfflineBanner'
import { useHasRole, useOwner } from './owner'
import { PreviewButton } from './PreviewButton'
import { SectionSkeleton } from './SectionSkeleton'
import { Sidebar } from './Sidebar'
import { homeOf, leastRoleFor } from './sections'
import { UnsavedGuard } from './unsaved/UnsavedGuard'

/** The snippet with the API key; `/admin` shows the one with attributes. */
const EmbedByKey = () => <Embed snippet="key" />
const SECTIONS = new Map<string, ComponentType>([
  ['overview', Overview],
  ['conversations', Conversations],
  ['leads', Leads],
  ['calendar', Calendar],
  ['answers', Answers],
  ['analytics', Analytics],
  ['settings', Settings],
  ['setup', Setup],
  ['embed', EmbedByKey],
  // The name of the same section under `/admin`.
  ['integration', EmbedByKey],
  ['account', Account],
  ['billing', Billing],
  ['developers', Developers],
  ['notifications', Notifications],
  ['team', Team],
])

/** Sections whose items have pages of their own. */
const WITH_ITEMS = ['conversations', 'leads']

export function SidebarFrame() {
  const { business, person } = useOwner()
  const { section = homeOf(person.role), itemId } = useParams()
  useLiveBusiness(business.id)
  const least = leastRoleFor(section)
  const isTheirs = useHasRole(least)
  const Section = SECTIONS.get(section)
  if (!Section || (itemId && !WITH_ITEMS.includes(section))) return <NotFound />
  return (
    <>
      <AdminHeader actions={<PreviewButton />} />
      <OfflineBanner />
      <AccountBanners />
      <div className="mx-auto flex max-w-page gap-8 px-4 pb-24 sm:px-6 lg:pb-12">
        <Sidebar />
        <main className="min-w-0 grow pt-6 lg:pt-8">
          <Suspense key={section} fallback={<SectionSkeleton />}>
            {isTheirs ? <Section /> : <NotYours least={least} />}
          </Suspense>
        </main>
      </div>
      <BottomBar />
      <UnsavedGuard />
      <WorthQuestion />
    </>
  )
}
