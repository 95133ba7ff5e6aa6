import { MINUTE_MS } from '../../../contract/durations'
import { findSources } from './objectStore'

/** What is known of a calendar outside is offered from for this long, though it can't be asked meanwhile. */
const TRUSTED_MS = 15 * MINUTE_MS

/** Whether times can be offered: all calendars outside that count are connected, and were read lately. */
export const isTrusted = (storage: DurableObjectStorage, now: number): boolean =>
  findSources(storage).every(
    ({ is_broken, is_chosen, synced_at }) => !is_broken && (!is_chosen || synced_at > now - TRUSTED_MS),
  )
