import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'react-router'
import { leadQuery } from '../../../api/leads'
import { Card } from '../../../components/Card'
import { ErrorState } from '../../../components/ErrorState'
import { Link } from '../../../components/Link'
import { PageHeading } from '../../../components/PageHeading'
import { SkeletonList } from '../../../components/Skeleton'
import { BookingLines } from '../../calendar/BookingLines'
import { frameOf } from '../../frame'
import { NoteForm } from '../../notes/NoteForm'
import { useOwner } from '../../owner'
import { LeadInsight } from '../insight/LeadInsight'
import { LeadStatusSelect } from '../LeadStatusSelect'
import { LeadTold } from '../LeadTold'
import { LeadWhen } from '../LeadWhen'
import { leadName, leadSourceWords } from '../words'
import { AssignSelect } from './AssignSelect'
import { ContactButtons } from './ContactButtons'
import { DeleteFromPage } from './DeleteFromPage'
import { Timeline } from './Timeline'
import { useNoteLeadOpened } from './useNoteLeadOpened'
import { WorthButton } from './WorthButton'

/** Everything about one lead, the way to reach them first. */
export function LeadPage({ leadId }: { leadId: string }) {
  const { business } = useOwner()
  const { pathname } = useLocation()
  const found = useQuery(leadQuery(business.id, leadId))
  const home = `${frameOf(pathname)}/leads`
  const lead = found.data
  useNoteLeadOpened(business.id, leadId, lead !== undefined)
  return (
    <div className="mx-auto max-w-3xl">
      <Link to={home} className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-link">
        <ArrowLeft className="size-5" aria-hidden />
        All leads
      </Link>
      {found.isPending && <SkeletonList label="Loading the lead…" />}
      {found.isError && <ErrorState error={found.error} what="this lead" onRetry={() => found.refetch()} />}
      {lead && (
        <div className="grid gap-5">
          <Card>
            <PageHeading title={leadName(lead)}>
              <bdi className="wrap-anywhere">{leadName(lead)}</bdi>
            </PageHeading>
            <p className="mt-1 text-quiet">
              {leadSourceWords(lead.source)}, <LeadWhen lead={lead} />
            </p>
            <div className="mt-3 flex items-center gap-3">
              <p className="text-quiet text-sm" aria-hidden>
                Status
              </p>
              <LeadStatusSelect lead={lead} />
            </div>
            <ContactButtons lead={lead} />
            {lead.message && (
              <p className="wrap-anywhere mt-5 whitespace-pre-line">
                <bdi>{lead.message}</bdi>
              </p>
            )}
            <BookingLines businessId={business.id} bookings={lead.bookings} />
            <LeadInsight lead={lead} />
            <div className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-3 border-line border-t pt-4">
              <WorthButton lead={lead} />
              <AssignSelect lead={lead} />
              <DeleteFromPage lead={lead} home={home} />
            </div>
          </Card>
          <Card aria-label="What happened">
            <h2 className="mb-4 font-semibold text-lg">What happened</h2>
            <NoteForm businessId={business.id} subject={{ leadId }} />
            <Timeline lead={lead} />
            <LeadTold leadId={leadId} />
          </Card>
        </div>
      )}
    </div>
  )
}
