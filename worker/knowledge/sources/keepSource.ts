import { type KnowledgeSource, SOURCES_MAX, type SourceKind } from '../../../contract/knowledge'
import { startReading } from '../crawl/reading'
import { insertAddress } from '../store/addressStore'
import { deleteSource, findSource, findSources, insertSource } from '../store/sourceStore'
import { insertUpload, type Upload } from '../store/uploadStore'
import { insertKnowledgeRow } from '../store/versionStore'
import { buildVersion } from '../versions/buildVersion'
import { describeSource } from './describeSource'

type Storage = DurableObjectStorage
type Named = { id: string; businessId: string }
export type NewSite = Named & { url: string }
export type NewDocument = Named & { kind: Extract<SourceKind, 'text' | 'file'>; upload: Upload }

const bare = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '')

/** A site to be read; the one that is known by this address is read again. Null where there is no room for another. */
export function keepSite(storage: Storage, { id, businessId, url }: NewSite, now: number): KnowledgeSource | null {
  insertKnowledgeRow(storage, businessId)
  const alike = findSources(storage).filter((one) => one.kind === 'site' && bare(one.url ?? '') === bare(url))
  const known = alike.find((one) => one.url === url)
  // The same address spelt otherwise, of which nothing could be read, makes room for this one.
  for (const one of alike) if (one !== known && one.status === 'failed') deleteSource(storage, one.id)
  if (known) return readAgain(storage, known.id, now)
  if (findSources(storage).length >= SOURCES_MAX) return null
  return storage.transactionSync(() => {
    const title = new URL(url).host
    insertSource(storage, { id, kind: 'site', url, title, status: 'queued', due_at: now, created_at: now })
    startReading(storage, id, now)
    return describeSource(storage, id)
  })
}

/** A text or file, to be read as soon as a Worker comes to it. Null where there is no room for another. */
export function keepDocument(storage: Storage, document: NewDocument, now: number): KnowledgeSource | null {
  const { id, businessId, kind, upload } = document
  insertKnowledgeRow(storage, businessId)
  if (findSources(storage).length >= SOURCES_MAX) return null
  storage.transactionSync(() => {
    insertSource(storage, { id, kind, url: null, title: upload.title, status: 'queued', due_at: now, created_at: now })
    insertAddress(storage, id, { url: upload.title, depth: 0, kind: 'page', shape: '' })
    insertUpload(storage, id, upload)
  })
  return describeSource(storage, id)
}

/** Has a site read again now; one that is being read goes on. Null where there is no such site. */
export function readAgain(storage: Storage, id: string, now: number): KnowledgeSource | null {
  const source = findSource(storage, id)
  if (source?.kind !== 'site') return null
  const rests = source.status === 'ready' || source.status === 'failed'
  if (rests) storage.transactionSync(() => startReading(storage, id, now))
  return describeSource(storage, id)
}

/** A source with all that was read from it. False where there is none. */
export function removeSource(storage: Storage, id: string, now: number): boolean {
  if (!findSource(storage, id)) return false
  storage.transactionSync(() => {
    deleteSource(storage, id)
    buildVersion(storage, now)
  })
  return true
}
