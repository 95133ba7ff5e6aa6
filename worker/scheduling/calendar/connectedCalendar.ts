const CONNECTED = 'connected-calendar'
const BUSINESS = 'business-id'

/** Whether there are calendars outside that have a say: each booking has to be confirmed by them. */
export const isConnected = (storage: DurableObjectStorage): boolean => storage.kv.get<string>(CONNECTED) !== undefined

/** `provider`: whose calendars have a say; null: there are none. */
export function setConnected(storage: DurableObjectStorage, provider: string | null): void {
  if (provider) storage.kv.put(CONNECTED, provider)
  else storage.kv.delete(CONNECTED)
}

export const setBusinessId = (storage: DurableObjectStorage, id: string): void => storage.kv.put(BUSINESS, id)
/** The business whose calendar this is; for alarms, which nobody tells. */
export const businessIdOf = (storage: DurableObjectStorage): string | undefined => storage.kv.get<string>(BUSINESS)
