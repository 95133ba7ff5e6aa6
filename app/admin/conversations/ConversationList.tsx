import { Link, useParams } from 'react-router'
import type { ConversationHead } from '../../../contract/chat'
import { formatWhen } from '../../lib/dates'
import { MatterBadge } from './MatterBadge'
import { pageName } from './pageName'

export function ConversationList({ heads }: { heads: ConversationHead[] }) {
  const { itemId } = useParams()
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {heads.map((head) => (
        <li key={head.id}>
          <Link
            to={`/admin-direct/conversations/${encodeURIComponent(head.id)}`}
            aria-current={head.id === itemId ? 'true' : undefined}
            className="block px-5 py-4 -outline-offset-4 transition-colors hover:bg-sunken aria-current:bg-brand-tint"
          >
            <p className="wrap-anywhere line-clamp-2 font-semibold">
              <bdi>{head.preview}</bdi>
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet text-sm">
              {head.matter && <MatterBadge matter={head.matter} />}
              <time dateTime={head.lastMessageAt}>{formatWhen(head.lastMessageAt)}</time>
              <span>{head.messageCount === 1 ? '1 message' : `${head.messageCount} messages`}</span>
              {head.pageUrl && <span className="max-w-full truncate">{pageName(head.pageUrl)}</span>}
            </p>
          </Link>
        </li>
      ))}
    </ul>
  )
}
