import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BusinessForm } from '../../../contract/businesses'
import type { KnowledgeSource } from '../../../contract/knowledge'
import { hasEntitlement } from '../../../contract/plans'
import { LOOKS_FOUND, type LookFound, type SetupProgress } from '../../../contract/setup'
import { meQuery } from '../../api/accounts'
import { businessQuery, saveBusiness } from '../../api/businesses'
import { lookQuery } from '../../api/knowledge'
import { toastError } from '../../lib/toastError'
import { useOwner } from '../owner'
import { useSetupProgress } from './useSetupProgress'

export type FoundLook = { of: LookFound; said: string }

/** What the site calls itself and looks like, as far as it isn't so yet. A logo is for plans with a picture of their own. */
export function useLook(businessId: string, progress: SetupProgress, sources: KnowledgeSource[] = []) {
  const queries = useQueryClient()
  // Where a site really lives is known once its first page was read.
  const site = sources.find(({ kind, pages }) => kind === 'site' && pages > 0)?.url
  const { planType, subscriptionStatus } = useOwner().customer
  const look = useQuery(lookQuery(businessId, site))
  const saved = useQuery(businessQuery(businessId))
  const progressOf = useSetupProgress(businessId)
  const checked = progress.lookChecked ?? []
  const now = saved.data && {
    name: saved.data.name,
    color: saved.data.primaryColor,
    logo: saved.data.branding.avatarUrl,
  }
  const found = { name: look.data?.name, color: look.data?.color, logo: look.data?.logoUrl }
  const isSame = (of: LookFound) => found[of]?.toLowerCase() === now?.[of]?.toLowerCase()
  const hasLogo = hasEntitlement({ id: planType, subscriptionStatus }, 'customBranding')
  const shown = LOOKS_FOUND.flatMap((of): FoundLook[] => {
    const said = found[of]
    const isOffered = now !== undefined && !isSame(of) && !checked.includes(of) && (of !== 'logo' || hasLogo)
    return said && isOffered ? [{ of, said }] : []
  })

  const decide = (of: LookFound[]) =>
    progressOf.mutateAsync({ ...progress, lookChecked: [...new Set([...checked, ...of])] })
  const take = useMutation({
    mutationFn: async (looks: FoundLook[]) => {
      const said = (of: LookFound) => looks.find((one) => one.of === of)?.said
      const [name, primaryColor, avatarUrl] = [said('name'), said('color'), said('logo')]
      const changes: Partial<BusinessForm> = {
        ...(name && { name }),
        ...(primaryColor && { primaryColor }),
        ...(avatarUrl && saved.data && { branding: { ...saved.data.branding, avatarUrl } }),
      }
      queries.setQueryData(businessQuery(businessId).queryKey, await saveBusiness(businessId, changes))
      if (name) await queries.invalidateQueries({ queryKey: meQuery.queryKey })
      await decide(looks.map(({ of }) => of))
    },
    onError: (error) => toastError(error, 'That wasn’t saved. Please try again.'),
  })
  return { shown, take, drop: (of: LookFound) => decide([of]), isBusy: take.isPending || progressOf.isPending }
}
