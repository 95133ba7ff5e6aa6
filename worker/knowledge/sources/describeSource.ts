import type { KnowledgeSource } from '../../../contract/knowledge'
import { countWaiting } from '../store/addressStore'
import { findPagesOf, sumPages } from '../store/pageStore'
import { findSkips, findSource, findSources, type SourceRow } from '../store/sourceStore'

type Storage = DurableObjectStorage

const iso = (at: number) => new Date(at).toISOString()

const view = (storage: Storage, source: SourceRow): KnowledgeSource => {
  // While it is read again its answers stand, and the new reading is what is told.
  const isRead = source.status === 'ready' && source.live_run !== null
  const { pages, statements: passages } = sumPages(
    storage,
    source.id,
    isRead && source.live_run !== null ? source.live_run : source.run,
  )
  // Until it is read, `due_at` is the reading's own next step.
  const nextReadAt = isRead ? source.due_at : null
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
    createdAt: iso(source.created_at),
    ...(source.read_at !== null && { readAt: iso(source.read_at) }),
    ...(nextReadAt !== null && { nextReadAt: iso(nextReadAt) }),
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
    // No run is 0: nothing was read yet.
    texts: findPagesOf(storage, source.id, source.live_run ?? 0).flatMap(({ url, statements }) =>
      statements.map(({ trail, text }) => ({ url, headings: trail, text })),
    ),
  }))
