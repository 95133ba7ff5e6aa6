import { FIRST_PAGES, type KnowledgeSource } from '../../../contract/knowledge'

/** Whether something is still being read, as far as is known. */
export const isReading = (sources: KnowledgeSource[] | undefined): boolean =>
  !sources || sources.some(({ status }) => status === 'queued' || status === 'crawling')

/** Whether the owner waits for it: of a large site the first pages are enough to go on. */
export const isAwaited = (sources: KnowledgeSource[] | undefined): boolean =>
  isReading(sources?.filter(({ pages }) => pages < FIRST_PAGES))
