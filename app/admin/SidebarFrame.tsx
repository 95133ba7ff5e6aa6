import { type ComponentType, Suspense } from 'react'
import { useParams } from 'react-router'
import { NotFound } from '../pages/NotFound'
import { AdminHeader } from './AdminHeader'
import { AccountBanners } from './account/AccountBanners'
import { BottomBar } from './BottomBar'
import { useLiveBusiness } from './conversations/useLiveBusiness'
import { BadgeWords } from './home/CountBadge'
import { Embed } from './lazySections'
import { WorthQuestion } from './leads/worth/WorthQuestion'
import { NotYours } from './NotYours'
import { OfflineBanner } from './OfflineBanner'
import { useHasRole, useOwner } from './owner'
import { ROOMS, WITH_ITEMS } from './rooms'
import { SectionSkeleton } from './SectionSkeleton'
import { Sidebar } from './Sidebar'
import { homeOf, leastRoleFor } from './sections'
import { UnsavedGuard } from './unsaved/UnsavedGuard'

/** The snippet with the API key; `/admin` shows the one with attributes. */
const EmbedByKey = () => <Embed snippet="key" />
const SECTIONS = new Map<string, ComponentType>([
  ...ROOMS,
  ['embed', EmbedByKey],
  // The name of the same section under `/admin`.
  ['integration', EmbedByKey],
])

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
      <AdminHeader />
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
      <BadgeWords />
      <UnsavedGuard />
      <WorthQuestion />
    </>
  )
}
