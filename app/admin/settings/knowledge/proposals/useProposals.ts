import { useQuery } from '@tanstack/react-query'
import { proposalsQuery, sourcesQuery } from '../../../../api/knowledge'

/** What was found in the sources as they were read last. */
export function useProposals(businessId: string) {
  const { data: sources } = useQuery(sourcesQuery(businessId))
  const lastRead = sources?.map(({ readAt }) => readAt ?? '').join() ?? ''
  const isKnown = sources !== undefined
  return useQuery({ ...proposalsQuery(businessId, lastRead), enabled: isKnown, placeholderData: (shown) => shown })
}
