import { useInfiniteQuery } from '@tanstack/react-query'
import { CodeXml, ListChecks } from 'lucide-react'
import { leadsQuery } from '../../api/leads'
import { Button } from '../../components/Button'
import { ErrorState } from '../../components/ErrorState'
import { Figures } from '../Figures'
import { LeadCards } from '../leads/LeadCards'
import { useOwner } from '../owner'
import { SectionHead } from '../SectionHead'
import { SectionNavLink } from '../SectionNavLink'
import { summary } from '../summary'
import { useFigures } from '../useFigures'

export function Overview() {
  const { business } = useOwner()
  const { figures, failed, refetch } = useFigures(business.id)
  const newest = useInfiniteQuery(leadsQuery(business.id)).data?.pages[0]?.items.slice(0, 2) ?? []

  return (
    <>
      <SectionHead title="Overview">{figures ? summary(figures) : 'Counting…'}</SectionHead>
      {failed ? (
        <ErrorState error={failed} what="your figures" onRetry={refetch} />
      ) : (
        <Figures
          figures={[
            { label: 'Conversations', value: figures?.conversations.toLocaleString() },
            { label: 'Leads', value: figures?.leads.toLocaleString() },
            { label: 'Conversion', value: figures && `${figures.conversion}%` },
          ]}
        />
      )}
      {newest.length > 0 && (
        <section className="mt-8">
          <div className="mb-3 flex items-baseline justify-between gap-4">
            <h2 className="font-semibold text-lg">Newest leads</h2>
            <SectionNavLink id="leads" className="font-semibold text-link underline underline-offset-4">
              All leads
            </SectionNavLink>
          </div>
          <LeadCards leads={newest} />
        </section>
      )}
      <section className="mt-8">
        <h2 className="mb-3 font-semibold text-lg">{newest.length > 0 ? 'Keep it sharp' : 'Next steps'}</h2>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant={newest.length > 0 ? 'secondary' : 'primary'}>
            <SectionNavLink id="embed">
              <CodeXml className="size-5" aria-hidden />
              Put it on your site
            </SectionNavLink>
          </Button>
          <Button asChild variant="secondary">
            <SectionNavLink id="settings">
              <ListChecks className="size-5" aria-hidden />
              Teach it what people ask
            </SectionNavLink>
          </Button>
        </div>
      </section>
    </>
  )
}
