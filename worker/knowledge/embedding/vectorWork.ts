import { forgetVectors } from '../search/rankAlike'
import { type Embedded, findUnembedded, insertVector, setVectorsDue, type Unembedded } from '../store/vectorStore'
import { findKnowledgeRow } from '../store/versionStore'

type Storage = DurableObjectStorage

/** The models' documentation that names a limit says 100 texts a call. */
const BATCH = 50
/** After so long without a word the work is somebody else's. */
export const VECTORS_LEASE_MS = 25_000

/** The next of the live version's texts that have no vector; none where all have. */
export function takeTexts(storage: Storage): Unembedded[] {
  const live = findKnowledgeRow(storage)?.live_version ?? null
  const texts = live === null ? [] : findUnembedded(storage, live, BATCH)
  if (texts.length === 0) setVectorsDue(storage, null)
  return texts
}

/** Keeps what came back and answers what is to be asked for next. */
export function keepVectors(storage: Storage, embedded: Embedded[], now: number): Unembedded[] {
  return storage.transactionSync(() => {
    for (const one of embedded) insertVector(storage, one)
    forgetVectors(storage)
    setVectorsDue(storage, now + VECTORS_LEASE_MS)
    return takeTexts(storage)
  })
}
