import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { homeQuery } from '../../api/home'
import { ALL_LEADS, leadsQuery } from '../../api/leads'
import { RefreshButton } from '../../components/RefreshButton'
import { SkeletonList } from '../../components/Skeleton'
import { shows } from '../lists/inView'
import { useAddressFilter } from '../lists/useAddressFilter'
import { useListFilter } from '../lists/useListFilter'
import { useOwner } from '../owner'
import { SectionHead } from '../SectionHead'
import { LeadBoard } from './board/LeadBoard'
import { FoundLeads } from './FoundLeads'
import { HeldLeads } from './held/HeldLeads'
import { GradesPlan } from './insight/GradesPlan'
import { LeadFiles } from './LeadFiles'
import { LeadSearch } from './LeadSearch'
import { leadFilterIn } from './leadFilter'
import { ViewSwitch } from './ViewSwitch'

/** Up to as many leads there is no search: they are found by looking. */
const FEW = 1

/** The leads as a list or as a board. */
export function LeadsHome() {
  const { business } = useOwner()
  const { filter, isFiltered, setFilter } = useListFilter(leadFilterIn)
  const isBoard = useAddressFilter().search.get('view') === 'board'
  const leads = useInfiniteQuery({ ...leadsQuery(business.id, filter), enabled: !isBoard })
  const home = useQuery(homeQuery(business.id))
  const inAll = home.data?.leads.total ?? 0

  return (
    <>
      <SectionHead
        title="Leads"
        actions={
          <>
            {!isBoard && <RefreshButton isBusy={leads.isFetching} onClick={() => leads.refetch()} />}
            <LeadFiles businessId={business.id} filter={filter} isEmpty={inAll === 0} />
          </>
        }
      >
        People who left their details on your site, newest first.
      </SectionHead>
      {!home.isPending && (inAll > FEW || isFiltered || isBoard) && (
        <>
          <ViewSwitch isBoard={isBoard} />
          <LeadSearch filter={filter} onChange={setFilter} withStatus={!isBoard} />
        </>
      )}
      {/* How many there are decides what stands above them. */}
      <div {...(!isFiltered && shows('new-leads'))}>
        {home.isPending ? (
          <SkeletonList label="Loading leads…" />
        ) : isBoard && (inAll > 0 || isFiltered) ? (
          <LeadBoard businessId={business.id} filter={filter} onShow={(status) => setFilter({ status })} />
        ) : (
          <FoundLeads
            businessId={business.id}
            list={leads}
            inAll={inAll}
            isFiltered={isFiltered}
            onShowAll={() => setFilter(ALL_LEADS)}
          />
        )}
      </div>
      {inAll > 0 && <GradesPlan />}
      <HeldLeads businessId={business.id} />
    </>
  )
}
