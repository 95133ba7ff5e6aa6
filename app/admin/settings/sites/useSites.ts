import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OriginState, SiteOrigin } from '../../../../contract/origins'
import { originsQuery, saveOrigins } from '../../../api/origins'

type Said = { origin: string; state: OriginState }

/** The sites as the server has them, and the owner's word on one of them. */
export function useSites(businessId: string) {
  const queries = useQueryClient()
  const { queryKey } = originsQuery(businessId)
  const saved = useQuery(originsQuery(businessId))
  const say = useMutation({
    // The list is read anew: what was seen meanwhile stays on it.
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
