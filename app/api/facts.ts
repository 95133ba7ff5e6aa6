import { queryOptions } from '@tanstack/react-query'
import { type BusinessFacts, type FactsView, factsView } from '../../contract/facts'
import { ApiError, call } from '../lib/api'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}/facts`

export const factsQuery = (businessId: string) =>
  queryOptions({ queryKey: ['facts', businessId], queryFn: () => call(factsView, pathOf(businessId)) })

/** Under this name changes of all facts are made where others go on beside them: what is accepted meanwhile would be lost. */
export const savingFacts = (businessId: string) => ['savingFacts', businessId] as const

/** `version`: what was changed is that one; where another has come since, this throws (`areFactsChanged`). */
export const saveFacts = (businessId: string, facts: BusinessFacts & Pick<FactsView, 'version'>) =>
  call(factsView, pathOf(businessId), { method: 'PUT', body: facts })

export const areFactsChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.type === 'urn:deskbell:problem:facts-changed'
