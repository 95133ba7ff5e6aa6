import { queryOptions } from '@tanstack/react-query'
import { type BusinessFacts, businessFacts } from '../../contract/facts'
import { call } from '../lib/api'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}/facts`

export const factsQuery = (businessId: string) =>
  queryOptions({ queryKey: ['facts', businessId], queryFn: () => call(businessFacts, pathOf(businessId)) })

/** Under this name changes of all facts are made where others go on beside them: what is accepted meanwhile would be lost. */
export const savingFacts = (businessId: string) => ['savingFacts', businessId] as const

export const saveFacts = (businessId: string, facts: BusinessFacts) =>
  call(businessFacts, pathOf(businessId), { method: 'PUT', body: facts })
