import { setBusinessId, setConnected } from '../calendar/connectedCalendar'
import { deleteSource, findSources, type Source, upsertSource } from './objectStore'

const AS_OF = 'sources-as-of'

/** Has these calendars outside count, and no others. What was read earlier than what is known is ignored. */
export function connectSources(
  storage: DurableObjectStorage,
  { businessId, sources, asOf }: { businessId: string; sources: readonly Source[]; asOf: number },
): void {
  storage.transactionSync(() => {
    if ((storage.kv.get<number>(AS_OF) ?? 0) > asOf) return
    storage.kv.put(AS_OF, asOf)
    const stays = (provider: string, calendarId: string) =>
      sources.some((one) => one.provider === provider && one.calendarId === calendarId)
    for (const row of findSources(storage)) if (!stays(row.provider, row.calendar_id)) deleteSource(storage, row)
    for (const source of sources) upsertSource(storage, source)
    setBusinessId(storage, businessId)
    setConnected(storage, sources[0]?.provider ?? null)
  })
}
