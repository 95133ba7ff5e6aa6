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

/** What is known of it, and its size in bytes. */
export type UploadHead = Omit<Upload, 'bytes'> & { size: number }

export function findUpload(storage: Storage, sourceId: string): UploadHead | null {
  const [head] = rows<UploadHead>(storage)`
    SELECT title, content_type AS contentType, sum(length(bytes)) AS size FROM uploads WHERE source_id = ${sourceId}
    GROUP BY title, content_type`
  return head ?? null
}

/** The part that begins at that byte; empty if there is none. */
export function findUploadPart(storage: Storage, sourceId: string, at: number): ArrayBuffer {
  const [part] = rows<{ bytes: ArrayBuffer }>(storage)`
    SELECT bytes FROM uploads WHERE source_id = ${sourceId} AND at = ${at}`
  return part?.bytes ?? new ArrayBuffer(0)
}

export const deleteUpload = (storage: Storage, sourceId: string) =>
  rows(storage)`DELETE FROM uploads WHERE source_id = ${sourceId}`
