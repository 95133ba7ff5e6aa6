import { insert, rows } from '../../platform/db/query'

type Storage = DurableObjectStorage

/** A file, or a text, as it was sent in. */
export type Upload = { title: string; contentType: string; bytes: Uint8Array }

/** A row holds two megabytes at most. https://developers.cloudflare.com/durable-objects/platform/limits/ */
const PART = 1024 * 1024

export function insertUpload(storage: Storage, sourceId: string, { title, contentType, bytes }: Upload): void {
  for (let at = 0; at < bytes.byteLength; at += PART) {
    const part = { title, content_type: contentType, bytes: bytes.slice(at, at + PART).buffer }
    insert(storage, 'uploads', { source_id: sourceId, at, ...part })
  }
}

export function findUpload(storage: Storage, sourceId: string): Upload | null {
  const parts = rows<{ title: string; type: string; bytes: ArrayBuffer }>(storage)`
    SELECT title, content_type AS type, bytes FROM uploads WHERE source_id = ${sourceId} ORDER BY at`
  const [first] = parts
  const bytes = new Uint8Array(Buffer.concat(parts.map((part) => new Uint8Array(part.bytes))))
  return first ? { title: first.title, contentType: first.type, bytes } : null
}

export const deleteUpload = (storage: Storage, sourceId: string) =>
  rows(storage)`DELETE FROM uploads WHERE source_id = ${sourceId}`
