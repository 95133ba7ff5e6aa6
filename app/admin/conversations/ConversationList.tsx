import { Link, useLocation, useParams } from 'react-router'
import type { ConversationHead } from '../../../contract/chat'
import { formatWhen } from '../../lib/dates'
import { HeadBadges } from './HeadBadges'
import { pageName } from './pageName'
import { lastLineOf, titleOf } from './words'

export function ConversationList({ heads }: { heads: ConversationHead[] }) {
  const { itemId } = useParams()
  const { search } = useLocation()
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {heads.map((head) => (
        <li key={head.id}>
          <Link
            to={{ pathname: `/admin-direct/conversations/${encodeURIComponent(head.id)}`, search }}
            aria-current={head.id === itemId ? 'true' : undefined}
            className="block px-5 py-4 -outline-offset-4 transition-colors hover:bg-sunken aria-current:bg-brand-tint"
          >
            <p className="wrap-anywhere line-clamp-2 font-semibold">
              <bdi>{titleOf(head)}</bdi>
            </p>
            <p className="wrap-anywhere mt-0.5 line-clamp-1 text-quiet">
              <bdi>{lastLineOf(head)}</bdi>
            </p>
            <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet text-sm">
              <HeadBadges head={head} />
              <time dateTime={head.lastMessageAt}>{formatWhen(head.lastMessageAt)}</time>
              {head.pageUrl && <span className="max-w-full truncate">{pageName(head.pageUrl)}</span>}
            </p>
          </Link>
        </li>
      ))}
    </ul>
  )
}
