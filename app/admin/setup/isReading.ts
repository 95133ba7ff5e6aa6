import type { KnowledgeSource } from '../../../contract/knowledge'

/** Whether something is still being read, as far as is known. */
export const isReading = (sources: KnowledgeSource[] | undefined): boolean =>
  !sources || sources.some(({ status }) => status === 'queued' || status === 'crawling')
