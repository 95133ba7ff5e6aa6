import { type KnowledgeSource, SOURCES_MAX, type SourceKind } from '../../../contract/knowledge'
import { startReading } from '../crawl/reading'
import { insertAddress } from '../store/addressStore'
import { deleteSource, findSource, findSources, insertSource } from '../store/sourceStore'
import { insertUpload, type Upload } from '../store/uploadStore'
import { insertKnowledgeRow } from '../store/versionStore'
import { describeSource } from './describeSource'

type Storage = DurableObjectStorage
type Named = { id: string; businessId: string }
export type NewSite = Named & { url: string }
export type NewDocument = Named & { kind: Extract<SourceKind, 'text' | 'file'>; upload: Upload }

const bare = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '')
const isAlike = (one: string | null, other: string) => one !== null && bare(one) === bare(other)

/** A site to be read; the one that is known by this address is read again. Null where there is no room for another. */
export function keepSite(storage: Storage, { id, businessId, url }: NewSite, now: number): KnowledgeSource | null {
  insertKnowledgeRow(storage, businessId)
  const sites = findSources(storage).filter(({ kind }) => kind === 'site')
  const known = sites.find((source) => source.url === url)
  // The same address spelt otherwise, of which nothing could be read, makes room for this one.
  const failed = sites.filter((source) => source.status === 'failed' && source !== known && isAlike(source.url, url))
  for (const { id: old } of failed) deleteSource(storage, old)
  if (!known) {
    if (findSources(storage).length >= SOURCES_MAX) return null
    const title = new URL(url).host
    insertSource(storage, { id, kind: 'site', url, title, status: 'queued', due_at: now, created_at: now })
  }
  const source = findSource(storage, known?.id ?? id)
  const isUnderWay = known && (known.status === 'queued' || known.status === 'crawling')
  if (source && !isUnderWay) storage.transactionSync(() => startReading(storage, source, now))
  return describeSource(storage, known?.id ?? id)
}

/** A text or file, to be read as soon as a Worker comes to it. */
export function keepDocument(
  storage: Storage,
  { id, businessId, kind, upload }: NewDocument,
  now: number,
): KnowledgeSource | null {
  insertKnowledgeRow(storage, businessId)
  if (findSources(storage).length >= SOURCES_MAX) return null
  storage.transactionSync(() => {
    insertSource(storage, { id, kind, url: null, title: upload.title, status: 'queued', due_at: now, created_at: now })
    insertAddress(storage, id, { url: upload.title, depth: 0, kind: 'page', shape: '' })
    insertUpload(storage, id, upload)
  })
  return describeSource(storage, id)
}
