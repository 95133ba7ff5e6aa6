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

export type LogFields = Partial<Record<FieldName, string | number | null | undefined>> & { error?: unknown }
export type LogLevel = 'info' | 'warn' | 'error'
export type LogLine = {
  level: LogLevel
  event: string
  requestId: string | undefined
  error?: string
  stack?: string
} & Omit<LogFields, 'error'>
