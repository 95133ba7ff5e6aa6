import { useLocation, useParams } from 'react-router'
import type { ConversationHead } from '../../../contract/chat'
import { Link } from '../../components/Link'
import { cx } from '../../lib/cx'
import { formatWhen } from '../../lib/dates'
import { useFrame } from '../frame'
import { HeadBadges } from './HeadBadges'
import { pageName } from './pageName'
import { lastLineOf, titleOf } from './words'

export function ConversationList({ heads }: { heads: ConversationHead[] }) {
  const { itemId } = useParams()
  const { search } = useLocation()
  const frame = useFrame()
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {heads.map((head) => (
        <li key={head.id}>
          <Link
            to={{ pathname: `${frame}/conversations/${encodeURIComponent(head.id)}`, search }}
            aria-current={head.id === itemId ? 'true' : undefined}
            className="block px-5 py-4 -outline-offset-4 transition-colors hover:bg-sunken aria-current:bg-brand-tint"
          >
            <p className={cx('wrap-anywhere line-clamp-2', head.isUnread ? 'font-bold' : 'font-medium')}>
              {head.isUnread && (
                <span className="mr-2 inline-block size-2.5 rounded-full bg-brand align-baseline forced-colors:border">
                  <span className="sr-only">Not opened yet</span>
                </span>
              )}
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
