import { type KnowledgeSource, SOURCES_MAX, type SourceKind } from '../../../contract/knowledge'
import { startReading } from '../crawl/reading'
import { insertPage, type ReadPage } from '../store/pageStore'
import { deleteSource, findSource, findSources, insertSource, updateSource } from '../store/sourceStore'
import { insertKnowledgeRow } from '../store/versionStore'
import { buildVersion } from '../versions/buildVersion'
import { describeSource } from './describeSource'

type Storage = DurableObjectStorage
type Named = { id: string; businessId: string }
export type NewSite = Named & { url: string }
export type NewDocument = Named & { kind: Extract<SourceKind, 'text' | 'file'>; title: string; page: ReadPage }

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

/** A text or file, which answers at once. */
export function keepDocument(
  storage: Storage,
  { id, businessId, kind, title, page }: NewDocument,
  now: number,
): KnowledgeSource | null {
  insertKnowledgeRow(storage, businessId)
  if (findSources(storage).length >= SOURCES_MAX) return null
  storage.transactionSync(() => {
    insertSource(storage, { id, kind, url: null, title, status: 'ready', due_at: null, created_at: now })
    insertPage(storage, { sourceId: id, run: 1 }, page)
    updateSource(storage, id, { live_run: 1, read_at: now })
    buildVersion(storage, now)
  })
  return describeSource(storage, id)
}
