import { usePrefetchQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { businessQuery } from '../api/businesses'
import { NotFound } from '../pages/NotFound'
import { AdminHeader } from './AdminHeader'
import { AccountBanners } from './account/AccountBanners'
import { useLiveBusiness } from './conversations/useLiveBusiness'
import { BadgeWords } from './home/CountBadge'
import { useOpeningTab } from './home/useOpeningTab'
import { WhatMatters } from './home/WhatMatters'
import { LoadingAdmin } from './LoadingAdmin'
import { WorthQuestion } from './leads/worth/WorthQuestion'
import { NotYours } from './NotYours'
import { OfflineBanner } from './OfflineBanner'
import { useHasRole, useOwner } from './owner'
import { ROOMS, WITH_ITEMS } from './rooms'
import { SectionSkeleton } from './SectionSkeleton'
import { leastRoleFor } from './sections'
import { SectionTabs } from './tabs/SectionTabs'
import { TabPanel } from './tabs/TabPanel'
import { TABS, tabOf } from './tabs/tabs'
import { UnsavedGuard } from './unsaved/UnsavedGuard'

/** The frame with tabs. Its home, `/admin`, has what matters now below them, where it moves no tab. */
export function TabsFrame() {
  const { section, itemId } = useParams()
  const { business } = useOwner()
  useLiveBusiness(business.id)
  usePrefetchQuery(businessQuery(business.id))
  const opening = useOpeningTab()
  const tab = section ? tabOf(section) : opening
  const Page = section && !tab ? ROOMS.get(section) : undefined
  const least = leastRoleFor(section ?? '')
  const isTheirs = useHasRole(least)
  const isManager = useHasRole('manager')

  if (!section && !opening) return <LoadingAdmin />
  if ((!tab && !Page) || (itemId && !WITH_ITEMS.includes(section ?? ''))) return <NotFound />
  return (
    <>
      <AdminHeader />
      <OfflineBanner />
      <AccountBanners />
      <div className="pb-24 md:pb-12">
        <SectionTabs shown={tab} />
        {!section && <WhatMatters isHome className="mx-auto max-w-page px-4 pt-6 sm:px-6 md:pt-8" />}
        <main className="mx-auto max-w-page px-4 pt-6 sm:px-6 md:pt-8">
          <Suspense key={section} fallback={<SectionSkeleton />}>
            {!isTheirs && <NotYours least={least} />}
            {isTheirs && Page && <Page />}
            {TABS.filter(({ forManagers }) => isManager || !forManagers).map(({ id, Section }) => (
              <TabPanel key={id} id={id} isShown={id === tab}>
                <Section />
              </TabPanel>
            ))}
          </Suspense>
        </main>
      </div>
      <BadgeWords />
      <UnsavedGuard />
      <WorthQuestion />
    </>
  )
}
