import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ThumbsDown, ThumbsUp } from 'lucide-react'
import { Link } from 'react-router'
import type { ChatMessage, Rating, Source } from '../../../contract/chat'
import { conversationQuery } from '../../api/conversations'
import { Card } from '../../components/Card'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { focusOnArrival } from '../../lib/arrival'
import { cx } from '../../lib/cx'
import { formatClock, formatWhen } from '../../lib/dates'
import { pageName } from './pageName'

type Props = { businessId: string; conversationId: string }

export function Transcript({ businessId, conversationId }: Props) {
  const found = useQuery(conversationQuery(businessId, conversationId))
  return (
    <Card className="min-w-0">
      <Link
        to="/admin-direct/conversations"
        className="-mt-2 mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-link xl:hidden"
      >
        <ArrowLeft className="size-5" aria-hidden />
        All conversations
      </Link>
      {found.isPending && <SkeletonList label="Loading the conversation…" />}
      {found.isError && <ErrorState error={found.error} what="this conversation" onRetry={() => found.refetch()} />}
      {found.isSuccess && (
        <>
          <h2 ref={focusOnArrival} data-page-heading tabIndex={-1} className="font-semibold text-lg">
            {formatWhen(found.data.createdAt)}
          </h2>
          {found.data.pageUrl && <p className="wrap-anywhere text-quiet text-sm">on {pageName(found.data.pageUrl)}</p>}
          <ol className="mt-5 grid gap-4">
            {found.data.messages.map((message) => (
              <Said key={message.id} message={message} />
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}

const OWN_SOURCES = new Map([
  ['Business profile', 'your settings'],
  ['FAQ', 'your own answers'],
])
const sourceName = ({ title }: Source) => OWN_SOURCES.get(title) ?? `“${title}”`

const RATED = {
  up: { words: 'The visitor found this helpful', icon: ThumbsUp, look: 'text-done-ink' },
  down: { words: 'This didn’t help the visitor', icon: ThumbsDown, look: 'text-danger-ink' },
}

function Thumb({ rating }: { rating: Rating }) {
  const { words, icon: Icon, look } = RATED[rating]
  return (
    <p className={cx('mt-1 flex items-center gap-1.5 font-semibold text-sm', look)}>
      <Icon className="size-4" aria-hidden />
      {words}
    </p>
  )
}

function Said({ message: { type, content, author, timestamp, sources, rating } }: { message: ChatMessage }) {
  const isVisitor = type === 'user'
  return (
    <li className={cx('max-w-[85%]', isVisitor ? 'justify-self-start' : 'justify-self-end')}>
      <p className="text-quiet text-sm">
        {isVisitor ? 'Visitor' : (author ?? 'Deskbell')}, <time dateTime={timestamp}>{formatClock(timestamp)}</time>
      </p>
      <p
        className={cx(
          'wrap-anywhere mt-1 whitespace-pre-line rounded-card px-4 py-2.5',
          isVisitor ? 'rounded-tl-sm bg-sunken' : 'rounded-tr-sm bg-brand-tint',
        )}
      >
        <bdi>{content}</bdi>
      </p>
      {sources && sources.length > 0 && (
        <p className="mt-1 text-quiet text-sm">Answered from {sources.map(sourceName).join(', ')}</p>
      )}
      {rating && <Thumb rating={rating} />}
    </li>
  )
}
