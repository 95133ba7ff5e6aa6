import { deleteSource, findSource } from '../store/sourceStore'
import { buildVersion } from '../versions/buildVersion'

/** A source with all that was read from it. False where there is none. */
export function removeSource(storage: DurableObjectStorage, id: string, now: number): boolean {
  if (!findSource(storage, id)) return false
  storage.transactionSync(() => {
    deleteSource(storage, id)
    buildVersion(storage, now)
  })
  return true
}
