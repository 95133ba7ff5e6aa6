import { useQuery } from '@tanstack/react-query'
import { businessQuery } from '../../api/businesses'

/** Reloads on each visit, since the widget may have been loaded meanwhile. */
export function useLastSeen(businessId: string) {
  const saved = useQuery({ ...businessQuery(businessId), refetchOnMount: 'always' })
  return {
    lastSeen: saved.data?.lastSeen,
    isUnknown: saved.isError,
    isChecking: saved.isFetching,
    check: () => saved.refetch(),
  }
}
