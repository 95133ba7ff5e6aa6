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
  Conversations,
  Embed,
  Leads,
  Notifications,
  Overview,
  Settings,
} from './lazySections'
import { OfflineBanner } from './OfflineBanner'
import { useOwner } from './owner'
import { PreviewButton } from './PreviewButton'
import { SectionSkeleton } from './SectionSkeleton'
import { Sidebar } from './Sidebar'
import { UnsavedGuard } from './unsaved/UnsavedGuard'

/** The snippet with the API key; `/admin` shows the one with attributes. */
const EmbedByKey = () => <Embed snippet="key" />
const SECTIONS = new Map<string, ComponentType>([
  ['overview', Overview],
  ['conversations', Conversations],
  ['leads', Leads],
  ['answers', Answers],
  ['analytics', Analytics],
  ['settings', Settings],
  ['embed', EmbedByKey],
  // The name of the same section under `/admin`.
  ['integration', EmbedByKey],
  ['account', Account],
  ['billing', Billing],
  ['notifications', Notifications],
])

export function SidebarFrame() {
  const { section = 'overview', itemId } = useParams()
  useLiveBusiness(useOwner().business.id)
  const Section = SECTIONS.get(section)
  if (!Section || (itemId && section !== 'conversations')) return <NotFound />
  return (
    <>
      <AdminHeader actions={<PreviewButton />} />
      <OfflineBanner />
      <AccountBanners />
      <div className="mx-auto flex max-w-page gap-8 px-4 pb-24 sm:px-6 lg:pb-12">
        <Sidebar />
        <main className="min-w-0 grow pt-6 lg:pt-8">
          <Suspense key={section} fallback={<SectionSkeleton />}>
            <Section />
          </Suspense>
        </main>
      </div>
      <BottomBar />
      <UnsavedGuard />
    </>
  )
}
