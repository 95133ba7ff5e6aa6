import { useInfiniteQuery } from '@tanstack/react-query'
import { ALL_LEADS, leadsQuery } from '../../api/leads'
import { RefreshButton } from '../../components/RefreshButton'
import { useAddressFilter } from '../lists/useAddressFilter'
import { useListFilter } from '../lists/useListFilter'
import { useOwner } from '../owner'
import { SectionHead } from '../SectionHead'
import { useLeadCount } from '../useLeadCount'
import { LeadBoard } from './board/LeadBoard'
import { FoundLeads } from './FoundLeads'
import { HeldLeads } from './held/HeldLeads'
import { GradesPlan } from './insight/GradesPlan'
import { LeadFiles } from './LeadFiles'
import { LeadSearch } from './LeadSearch'
import { leadFilterIn } from './leadFilter'
import { ViewSwitch } from './ViewSwitch'

/** One is found by looking. */
const FEW = 1

/** The leads as a list or as a board. */
export function LeadsHome() {
  const { business } = useOwner()
  const { filter, isFiltered, setFilter } = useListFilter(leadFilterIn)
  const isBoard = useAddressFilter().search.get('view') === 'board'
  const leads = useInfiniteQuery({ ...leadsQuery(business.id, filter), enabled: !isBoard })
  const inAll = useLeadCount(business.id) ?? 0

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
      {(inAll > FEW || isFiltered || isBoard) && (
        <>
          <ViewSwitch isBoard={isBoard} />
          <LeadSearch filter={filter} onChange={setFilter} withStatus={!isBoard} />
        </>
      )}
      {inAll > 0 && <GradesPlan />}
      {isBoard && (inAll > 0 || isFiltered) ? (
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
      <HeldLeads businessId={business.id} />
    </>
  )
}
