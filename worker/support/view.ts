import { answeredWithin, type ReceivedSupportRequest, type SupportRequest } from '../../contract/support'
import type { SentRequest, SupportRow } from './store'

export const requestView = (row: Omit<SupportRow, 'customerId'>): SupportRequest => ({
  id: row.id,
  subject: row.subject,
  message: row.message,
  state: row.answeredAt === null ? 'open' : 'answered',
  isPriority: row.isPriority,
  answeredWithin: answeredWithin(row.isPriority),
  ...(row.answer !== null && { answer: row.answer }),
  createdAt: new Date(row.createdAt).toISOString(),
  ...(row.answeredAt !== null && { answeredAt: new Date(row.answeredAt).toISOString() }),
})

export const receivedView = ({ request, email, planType }: SentRequest): ReceivedSupportRequest => ({
  ...requestView(request),
  email,
  planType,
})
