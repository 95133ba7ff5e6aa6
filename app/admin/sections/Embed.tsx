import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useParams } from 'react-router'
import { businessQuery } from '../../api/businesses'
import { homeQuery } from '../../api/home'
import { Button } from '../../components/Button'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { InstallSteps } from '../embed/InstallSteps'
import { OnYourSite } from '../embed/OnYourSite'
import { PlatformCards } from '../embed/PlatformCards'
import { SnippetCard } from '../embed/SnippetCard'
import type { SnippetForm } from '../embed/snippets'
import { WidgetSummary } from '../embed/WidgetSummary'
import { useOwner } from '../owner'
import { previewPath } from '../PreviewButton'
import { SectionHead } from '../SectionHead'

/** `snippet`: the form shown first, with attributes in /admin and with the key in /admin-direct. */
export function Embed({ snippet }: { snippet: SnippetForm }) {
  const { customer, business } = useOwner()
  const saved = useQuery(businessQuery(business.id))
  const isHome = useParams().section === undefined
  const home = useQuery({ ...homeQuery(business.id), enabled: isHome }).data
  const isBelowMatters = isHome && home !== undefined && (home.setup !== undefined || home.leads.toCallBack > 0)
  return (
    <>
      <SectionHead
        title="Embed Code"
        actions={
          <Button asChild variant="secondary">
            <a href={previewPath(business.id)} target="_blank" rel="noopener">
              <ExternalLink className="size-5" aria-hidden />
              Preview Widget
            </a>
          </Button>
        }
      >
        Copy these few lines once. Anything you change in Settings later shows up on its own.
      </SectionHead>
      {saved.isPending && <SkeletonList label="Loading your code…" />}
      {saved.isError && <ErrorState error={saved.error} what="your code" onRetry={() => saved.refetch()} />}
      {saved.isSuccess && (
        <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
          <div className="grid min-w-0 gap-6">
            <SnippetCard business={saved.data} apiKey={customer.apiKey} first={snippet} isMain={!isBelowMatters} />
            <OnYourSite businessId={business.id} />
            <PlatformCards apiKey={customer.apiKey} />
          </div>
          <div className="grid min-w-0 gap-6">
            <InstallSteps />
            <WidgetSummary business={saved.data} />
          </div>
        </div>
      )}
    </>
  )
}
