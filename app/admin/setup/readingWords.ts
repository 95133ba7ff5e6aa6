import type { KnowledgeSource } from '../../../contract/knowledge'

const pages = (count: number) => (count === 1 ? '1 page' : `${count.toLocaleString()} pages`)

/** How far reading is, in a line. */
export function readingWords({ kind, title, status, pages: read, error }: KnowledgeSource): string {
  if (status === 'failed') return `${title}: ${error ?? 'it couldn’t be read.'}`
  if (status === 'ready') return kind === 'site' ? `Read ${pages(read)} of ${title}` : `Read: ${title}`
  return kind === 'site' && read > 0 ? `Reading your site: ${pages(read)} so far…` : `Reading ${title}…`
}
