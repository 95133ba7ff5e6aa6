import type { KnowledgeSource } from '../../../contract/knowledge'
import { countWaiting } from '../store/addressStore'
import { findPagesOf, sumPages } from '../store/pageStore'
import { findSkips, findSource, findSources, type SourceRow } from '../store/sourceStore'

type Storage = DurableObjectStorage

const date = (at: number) => new Date(at).toISOString()

const view = (storage: Storage, source: SourceRow): KnowledgeSource => {
  const isRead = source.status === 'ready' && source.live_run !== null
  const { pages, statements: passages } = sumPages(storage, source.id, isRead ? (source.live_run ?? 0) : source.run)
  return {
    id: source.id,
    kind: source.kind,
    title: source.title,
    ...(source.url !== null && { url: source.url }),
    status: source.status,
    pages,
    waiting: isRead ? 0 : countWaiting(storage, source.id),
    passages,
    ...(source.error !== null && { error: source.error }),
    skipped: findSkips(storage, source.id),
    createdAt: date(source.created_at),
    ...(source.read_at !== null && { readAt: date(source.read_at) }),
    ...(isRead && source.due_at !== null && { nextReadAt: date(source.due_at) }),
  }
}

export function describeSource(storage: Storage, id: string): KnowledgeSource | null {
  const source = findSource(storage, id)
  return source ? view(storage, source) : null
}

export const describeSources = (storage: Storage): KnowledgeSource[] =>
  findSources(storage).map((source) => view(storage, source))

export type ExportedSource = KnowledgeSource & { texts: { url: string | null; headings: string[]; text: string }[] }

/** Every source with what was read from it. */
export const exportSources = (storage: Storage): ExportedSource[] =>
  findSources(storage).map((source) => ({
    ...view(storage, source),
    texts: findPagesOf(storage, source.id, source.live_run ?? 0).flatMap(({ url, statements }) =>
      statements.map(({ trail, text }) => ({ url, headings: trail, text })),
    ),
  }))
