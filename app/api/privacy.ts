import { queryOptions } from '@tanstack/react-query'
import {
  olderThan,
  type PrivacyRequest,
  type PrivacySettings,
  privacySettings,
  type VisitorQuery,
  visitorDeleted,
  visitorFound,
} from '../../contract/privacy'
import { call, send } from '../lib/api'
import { saveFile } from '../lib/saveFile'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}`

export const privacyQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['privacy', businessId],
    queryFn: () => call(privacySettings, `${pathOf(businessId)}/privacy`),
  })

export const savePrivacy = (businessId: string, body: PrivacyRequest) =>
  call(privacySettings, `${pathOf(businessId)}/privacy`, { method: 'PUT', body })

/** How much these times would delete. */
export function countOlder(businessId: string, { keepConversationsDays, keepLeadsDays }: Partial<PrivacySettings>) {
  const times = new URLSearchParams({
    ...(keepConversationsDays && { keepConversationsDays: String(keepConversationsDays) }),
    ...(keepLeadsDays && { keepLeadsDays: String(keepLeadsDays) }),
  })
  return call(olderThan, `${pathOf(businessId)}/privacy/older?${times}`)
}

const visitorPath = (businessId: string, { email, phone, also }: VisitorQuery, rest = '') =>
  `${pathOf(businessId)}/visitors${rest}?${new URLSearchParams({ ...(email && { email }), ...(phone && { phone }), ...(also && { also }) })}`

export const findVisitor = (businessId: string, visitor: VisitorQuery) =>
  call(visitorFound, visitorPath(businessId, visitor))

export const deleteVisitor = (businessId: string, visitor: VisitorQuery) =>
  call(visitorDeleted, visitorPath(businessId, visitor), { method: 'DELETE' })

export async function downloadVisitor(businessId: string, visitor: VisitorQuery) {
  const response = await send(visitorPath(businessId, visitor, '/export'))
  const named = response.headers.get('Content-Disposition')?.match(/filename="?([\w.-]+)"?/)?.[1]
  saveFile(await response.blob(), named ?? 'visitor.zip')
}
