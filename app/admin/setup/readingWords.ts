import type { KnowledgeSource } from '../../../contract/knowledge'

const pages = (count: number) => (count === 1 ? '1 page' : `${count.toLocaleString()} pages`)

/** A site goes by its address: its title is often that of its home page. */
const nameOf = ({ kind, title, url }: KnowledgeSource): string =>
  kind === 'site' && url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : title

/** How far reading is, in a line. */
export function readingWords(source: KnowledgeSource): string {
  const { kind, status, pages: read, error } = source
  const name = nameOf(source)
  if (status === 'failed') return `${name}: ${error ?? 'it couldn’t be read.'}`
  if (status === 'ready') return kind === 'site' ? `We read ${pages(read)} of ${name}.` : `We read ${name}.`
  return kind === 'site' && read > 0 ? `Reading ${name}: ${pages(read)} so far…` : `Reading ${name}…`
}
