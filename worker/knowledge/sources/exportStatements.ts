import type { KnowledgeSource } from '../../../contract/knowledge'
import { findPagesOf } from '../store/pageStore'
import { findSource } from '../store/sourceStore'
import { describeSources } from './describeSource'

export type Exported = KnowledgeSource & { texts: { url: string | null; headings: string[]; text: string }[] }

/** Every source with what was read from it. */
export const exportStatements = (storage: DurableObjectStorage): Exported[] =>
  describeSources(storage).map((source) => ({
    ...source,
    texts: findPagesOf(storage, source.id, findSource(storage, source.id)?.live_run ?? 0).flatMap(
      ({ url, statements }) => statements.map(({ trail, text }) => ({ url, headings: trail, text })),
    ),
  }))
