type Storage = DurableObjectStorage

/** A file, or a text, as it was sent in. */
export type Upload = { title: string; contentType: string; bytes: Uint8Array }

/** A row holds two megabytes at most. https://developers.cloudflare.com/durable-objects/platform/limits/ */
const PART = 1024 * 1024

export function insertUpload({ sql }: Storage, sourceId: string, { title, contentType, bytes }: Upload): void {
  for (let at = 0; at < bytes.byteLength; at += PART)
    sql.exec(
      'INSERT INTO uploads (source_id, at, title, content_type, bytes) VALUES (?, ?, ?, ?, ?)',
      sourceId,
      at,
      title,
      contentType,
      bytes.slice(at, at + PART),
    )
}

export function findUpload({ sql }: Storage, sourceId: string): Upload | null {
  const parts = sql
    .exec<{ title: string; type: string; bytes: ArrayBuffer }>(
      'SELECT title, content_type AS type, bytes FROM uploads WHERE source_id = ? ORDER BY at',
      sourceId,
    )
    .toArray()
  const [first] = parts
  const bytes = new Uint8Array(Buffer.concat(parts.map((part) => new Uint8Array(part.bytes))))
  return first ? { title: first.title, contentType: first.type, bytes } : null
}

export const deleteUpload = ({ sql }: Storage, sourceId: string) =>
  sql.exec('DELETE FROM uploads WHERE source_id = ?', sourceId)
