import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { businessQuery } from '../../api/businesses'
import { Button } from '../../components/Button'
import { ErrorState } from '../../components/ErrorState'
import { Link } from '../../components/Link'
import { SkeletonList } from '../../components/Skeleton'
import { answersAddress } from '../answers/parts'
import { frameOf } from '../frame'
import { useOwner } from '../owner'
import { SectionHead } from '../SectionHead'
import { SubNav } from '../SubNav'
import { BusinessSettings } from '../settings/BusinessSettings'
import { partAddress, SETTINGS_PARTS } from '../settings/parts'

const Facts = lazy(async () => ({ default: (await import('../settings/facts/Facts')).Facts }))
const Knowledge = lazy(async () => ({
  default: (await import('../settings/knowledge/KnowledgeSettings')).KnowledgeSettings,
}))
const Privacy = lazy(async () => ({ default: (await import('../settings/privacy/Privacy')).Privacy }))
const Sites = lazy(async () => ({ default: (await import('../settings/sites/Sites')).Sites }))

export function Settings() {
  const { business } = useOwner()
  const { pathname } = useLocation()
  const asked = useSearchParams()[0].get('part')
  const part = SETTINGS_PARTS.find(({ id }) => id === asked)?.id ?? 'business'
  const saved = useQuery(businessQuery(business.id))
  const pages = SETTINGS_PARTS.map(({ id, label }) => ({
    label,
    to: partAddress(frameOf(pathname), id),
    isCurrent: id === part,
  }))
  return (
    <>
      <SectionHead
        title="Settings"
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to={`${frameOf(pathname)}/setup`}>Set up from my website</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={answersAddress(frameOf(pathname), 'ask')}>Ask your front desk</Link>
            </Button>
          </>
        }
      >
        What your front desk knows, and how it looks on your site.
      </SectionHead>
      <SubNav label="Settings" pages={pages} />
      {saved.isPending && <SkeletonList label="Loading settings…" rows={4} />}
      {saved.isError && <ErrorState error={saved.error} what="your settings" onRetry={() => saved.refetch()} />}
      {saved.isSuccess && (
        <Suspense key={part} fallback={<SkeletonList label="Loading settings…" rows={4} />}>
          {part === 'business' && <BusinessSettings business={saved.data} />}
          {part === 'facts' && <Facts business={saved.data} />}
          {part === 'privacy' && <Privacy business={saved.data} />}
          {part === 'sites' && <Sites businessId={business.id} />}
          {part === 'knowledge' && <Knowledge businessId={business.id} />}
        </Suspense>
      )}
    </>
  )
}
