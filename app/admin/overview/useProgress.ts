import { useQuery } from '@tanstack/react-query'
import { factsQuery } from '../../api/facts'
import { faqsQuery } from '../../api/faqs'
import { sourcesQuery } from '../../api/knowledge'
import { useLastSeen } from '../install/useLastSeen'
import { hasTried } from './tried'

export type Progress = { described: boolean; tried: boolean; installed: boolean }

/** How far the owner is; undefined until known, and where it can't be. */
export function useProgress(businessId: string, conversations: number | undefined): Progress | undefined {
  const facts = useQuery(factsQuery(businessId)).data
  const faqs = useQuery(faqsQuery(businessId)).data
  const sources = useQuery(sourcesQuery(businessId)).data
  const { lastSeen } = useLastSeen(businessId)
  if (!facts || !faqs || !sources || lastSeen === undefined || conversations === undefined) return undefined
  const isSaid = (fact: unknown) => typeof fact === 'object' && fact !== null && Object.keys(fact).length > 0
  return {
    described: faqs.length > 0 || sources.length > 0 || Object.values(facts).some(isSaid),
    tried: conversations > 0 || hasTried(businessId),
    installed: lastSeen !== null,
  }
}
