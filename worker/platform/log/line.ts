/** Ids, counts and kinds. What people are called, write or live at has no name here, so that no line can carry it. */
type FieldName =
  | 'businessId'
  | 'customerId'
  | 'conversationId'
  | 'turnId'
  | 'leadId'
  | 'sourceId'
  | 'subscriptionId'
  | 'rowId'
  | 'planId'
  | 'priceId'
  | 'providerRequestId'
  | 'account'
  | 'method'
  | 'path'
  | 'step'
  | 'kind'
  | 'code'
  | 'attempts'
  | 'failures'
  | 'endpoint'
  | 'prompt'
  | 'hint'

export type Fields = Partial<Record<FieldName, string | number | null | undefined>> & { error?: unknown }
export type Level = 'info' | 'warn' | 'error'
export type LogLine = {
  level: Level
  event: string
  requestId: string | undefined
  error?: string
  stack?: string
} & Omit<Fields, 'error'>
