import type { KnowledgeSource } from '../../../contract/knowledge'
import { startReading } from '../crawl/reading'
import { findSource } from '../store/sourceStore'
import { describeSource } from './describeSource'

/** Has a site read again now; one that is being read goes on. Null where there is no such site. */
export function readAgain(storage: DurableObjectStorage, id: string, now: number): KnowledgeSource | null {
  const source = findSource(storage, id)
  if (source?.kind !== 'site') return null
  const rests = source.status === 'ready' || source.status === 'failed'
  if (rests) storage.transactionSync(() => startReading(storage, source, now))
  return describeSource(storage, id)
}
