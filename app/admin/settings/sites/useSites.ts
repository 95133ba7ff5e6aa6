import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OriginState, SiteOrigin } from '../../../../contract/origins'
import { originsQuery, saveOrigins } from '../../../api/origins'

type Said = { origin: string; state: OriginState }

/** The business's sites, and a mutation to allow, block or remove one. */
export function useSites(businessId: string) {
  const queries = useQueryClient()
  const { queryKey } = originsQuery(businessId)
  const saved = useQuery(originsQuery(businessId))
  const say = useMutation({
    // Reads the list again first, so that sites seen meanwhile stay on it.
    mutationFn: async (said: Said) => {
      const known = await queries.fetchQuery({ ...originsQuery(businessId), staleTime: 0 })
      const others = known.filter(({ origin }) => origin !== said.origin)
      return saveOrigins(businessId, [...others.map(({ origin, state }) => ({ origin, state })), said])
    },
    onSuccess: (sites: SiteOrigin[]) => queries.setQueryData(queryKey, sites),
  })
  return { saved, say }
}

/** "www.example.com" */
export const siteName = ({ origin }: Pick<SiteOrigin, 'origin'>) => new URL(origin).host
