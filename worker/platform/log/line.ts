/** The fields a log line may have: ids, counts and kinds. There is none for names, messages or addresses, so no line can contain them. */
type FieldName =
  | 'businessId'
  | 'customerId'
  | 'conversationId'
  | 'turnId'
  | 'leadId'
  | 'bookingId'
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
