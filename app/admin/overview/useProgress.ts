import { useQuery } from '@tanstack/react-query'
import { calendarQuery } from '../../api/calendar'
import { factsQuery } from '../../api/facts'
import { faqsQuery } from '../../api/faqs'
import { sourcesQuery } from '../../api/knowledge'
import { setupQuery } from '../../api/setup'
import { useLastSeen } from '../install/useLastSeen'
import { hasTried } from './tried'

/** `isUnderWay`: describing the business from its website was begun and isn't finished. */
export type Progress = { described: boolean; isUnderWay: boolean; tried: boolean; installed: boolean }

/** The owner's progress through the first steps; undefined while loading, null on failure. */
export function useProgress(businessId: string, conversations: number | undefined): Progress | null | undefined {
  const facts = useQuery(factsQuery(businessId))
  const faqs = useQuery(faqsQuery(businessId))
  const sources = useQuery(sourcesQuery(businessId))
  const setup = useQuery(setupQuery(businessId))
  const calendar = useQuery(calendarQuery(businessId))
  const { lastSeen, isUnknown } = useLastSeen(businessId)
  if (isUnknown || facts.isError || faqs.isError || sources.isError || setup.isError) return null
  if (
    !facts.data ||
    !faqs.data ||
    !sources.data ||
    !setup.data ||
    lastSeen === undefined ||
    conversations === undefined
  )
    return undefined
  const isUnderWay = setup.data.isStarted && setup.data.step !== 'install' && setup.data.step !== 'done'
  const hasServices = (calendar.data?.services.length ?? 0) > 0
  const isSaid = (fact: unknown) => typeof fact === 'object' && fact !== null && Object.keys(fact).length > 0
  return {
    isUnderWay,
    described:
      !isUnderWay &&
      (faqs.data.length > 0 || sources.data.length > 0 || hasServices || Object.values(facts.data).some(isSaid)),
    tried: conversations > 0 || hasTried(businessId),
    installed: lastSeen !== null,
  }
}
