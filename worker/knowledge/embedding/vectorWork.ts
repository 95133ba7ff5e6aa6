import { forgetVectors } from '../search/rankAlike'
import { type Embedded, findUnembedded, insertVector, setVectorsDue, type Unembedded } from '../store/vectorStore'
import { findKnowledgeRow } from '../store/versionStore'

/** The models' documentation that names a limit says 100 texts a call. */
const BATCH = 50
/** After so long without a word the work is somebody else's. */
export const VECTORS_LEASE_MS = 25_000

/** Keeps what came back and answers what is to be asked for next: the live version's texts that have no vector. */
export function keepVectors(storage: DurableObjectStorage, embedded: Embedded[], now: number): Unembedded[] {
  return storage.transactionSync(() => {
    for (const one of embedded) insertVector(storage, one)
    const live = findKnowledgeRow(storage)?.live_version ?? null
    const texts = live === null ? [] : findUnembedded(storage, live, BATCH)
    if (embedded.length > 0) forgetVectors(storage)
    if (texts.length === 0) setVectorsDue(storage, null)
    else if (embedded.length > 0) setVectorsDue(storage, now + VECTORS_LEASE_MS)
    return texts
  })
}
