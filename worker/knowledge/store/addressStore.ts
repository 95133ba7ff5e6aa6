import { countRows, first, rows } from '../../platform/db/query'

type Storage = DurableObjectStorage

type AddressKind = 'robots' | 'sitemap' | 'page'
export type Address = { url: string; depth: number; kind: AddressKind; tries: number }

/** The next one to be read: the front page's links before those of the pages behind it, in the order in which they stood. */
export const findNextAddress = (storage: Storage, sourceId: string): Address | undefined =>
  first<Address>(storage)`
    SELECT url, depth, kind, tries FROM addresses
    WHERE source_id = ${sourceId} AND is_done = 0 ORDER BY depth, seq LIMIT 1`

export const hasAddress = (storage: Storage, sourceId: string, url: string): boolean =>
  countRows(storage)`addresses WHERE source_id = ${sourceId} AND url = ${url}` > 0

export const countAddresses = (storage: Storage, sourceId: string): number =>
  countRows(storage)`addresses WHERE source_id = ${sourceId}`

export const countWaiting = (storage: Storage, sourceId: string): number =>
  countRows(storage)`addresses WHERE source_id = ${sourceId} AND is_done = 0`

/** How many addresses differ from one of this shape by their numbers alone. */
export const countOfShape = (storage: Storage, sourceId: string, shape: string): number =>
  countRows(storage)`addresses WHERE source_id = ${sourceId} AND shape = ${shape}`

type NewAddress = { url: string; depth: number; kind: AddressKind; shape: string }

export const insertAddress = (storage: Storage, sourceId: string, { url, depth, kind, shape }: NewAddress) =>
  rows(storage)`
    INSERT OR IGNORE INTO addresses (source_id, url, seq, depth, kind, shape) VALUES (${sourceId}, ${url},
      (SELECT coalesce(max(seq), 0) + 1 FROM addresses WHERE source_id = ${sourceId}), ${depth}, ${kind}, ${shape})`

export const setDone = (storage: Storage, sourceId: string, url: string) =>
  rows(storage)`UPDATE addresses SET is_done = 1 WHERE source_id = ${sourceId} AND url = ${url}`

export const raiseTries = (storage: Storage, sourceId: string, url: string) =>
  rows(storage)`UPDATE addresses SET tries = tries + 1 WHERE source_id = ${sourceId} AND url = ${url}`
