import type { KnowledgeSource } from '../../../../../contract/knowledge'
import { formatAgo, formatDate } from '../../../../lib/dates'

const pages = (count: number) => (count === 1 ? '1 page' : `${count.toLocaleString()} pages`)

/** The reading's progress in a sentence. */
export function sourceWords({ kind, status, ...source }: KnowledgeSource): string {
  if (status === 'queued') return 'Waiting its turn'
  if (status === 'crawling') {
    const more = source.waiting > 0 ? `, ${source.waiting.toLocaleString()} more found` : ''
    return kind === 'site' ? `Reading: ${pages(source.pages)} so far${more}` : 'Reading'
  }
  if (status === 'failed') return source.error ?? 'It couldn’t be read.'
  const read = source.readAt ? ` ${formatAgo(source.readAt)}` : ''
  const again = source.nextReadAt
    ? `; we’ll read ${kind === 'site' ? 'the site' : 'it'} again on ${formatDate(source.nextReadAt)}`
    : ''
  return kind === 'site' ? `${pages(source.pages)} read${read}${again}` : `Read${read}`
}
