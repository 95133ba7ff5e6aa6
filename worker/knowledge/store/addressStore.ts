type Storage = DurableObjectStorage

type AddressKind = 'robots' | 'sitemap' | 'page'
export type Address = { url: string; depth: number; kind: AddressKind; tries: number }

/** The next one to be read: the front page's links before those of the pages behind it, in the order in which they stood. */
export const findNextAddress = ({ sql }: Storage, sourceId: string): Address | undefined =>
  sql
    .exec<Address>(
      'SELECT url, depth, kind, tries FROM addresses WHERE source_id = ? AND is_done = 0 ORDER BY depth, seq LIMIT 1',
      sourceId,
    )
    .toArray()[0]

export const hasAddress = ({ sql }: Storage, sourceId: string, url: string): boolean =>
  sql.exec('SELECT 1 FROM addresses WHERE source_id = ? AND url = ?', sourceId, url).toArray().length > 0

export const countAddresses = ({ sql }: Storage, sourceId: string): number =>
  sql.exec<{ n: number }>('SELECT count(*) AS n FROM addresses WHERE source_id = ?', sourceId).one().n

export const countWaiting = ({ sql }: Storage, sourceId: string): number =>
  sql.exec<{ n: number }>('SELECT count(*) AS n FROM addresses WHERE source_id = ? AND is_done = 0', sourceId).one().n

/** How many addresses differ from one of this shape by their numbers alone. */
export const countOfShape = ({ sql }: Storage, sourceId: string, shape: string): number =>
  sql
    .exec<{ n: number }>('SELECT count(*) AS n FROM addresses WHERE source_id = ? AND shape = ?', sourceId, shape)
    .one().n

type NewAddress = { url: string; depth: number; kind: AddressKind; shape: string }

export const insertAddress = ({ sql }: Storage, sourceId: string, { url, depth, kind, shape }: NewAddress) =>
  sql.exec(
    `INSERT OR IGNORE INTO addresses (source_id, url, seq, depth, kind, shape)
     VALUES (?1, ?2, (SELECT coalesce(max(seq), 0) + 1 FROM addresses WHERE source_id = ?1), ?3, ?4, ?5)`,
    sourceId,
    url,
    depth,
    kind,
    shape,
  )

export const setDone = ({ sql }: Storage, sourceId: string, url: string) =>
  sql.exec('UPDATE addresses SET is_done = 1 WHERE source_id = ? AND url = ?', sourceId, url)

export const raiseTries = ({ sql }: Storage, sourceId: string, url: string) =>
  sql.exec('UPDATE addresses SET tries = tries + 1 WHERE source_id = ? AND url = ?', sourceId, url)
