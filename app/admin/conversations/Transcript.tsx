import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { conversationQuery } from '../../api/conversations'
import { Card } from '../../components/Card'
import { ErrorState } from '../../components/ErrorState'
import { Link } from '../../components/Link'
import { SkeletonList } from '../../components/Skeleton'
import { focusOnArrival } from '../../lib/arrival'
import { formatWhen } from '../../lib/dates'
import { ConversationBookings } from '../calendar/ConversationBookings'
import { useFrame } from '../frame'
import { useOwner } from '../owner'
import { HeadBadges } from './HeadBadges'
import { PageVisitorCard } from './PageVisitorCard'
import { pageName } from './pageName'
import { ReplyBar } from './ReplyBar'
import { TranscriptLines } from './TranscriptLines'
import { useLatestInView } from './useLatestInView'
import { useNoteOpened } from './useNoteOpened'
import { VisitorTyping } from './VisitorTyping'
import { titleOf } from './words'

type Props = { businessId: string; conversationId: string }

export function Transcript({ businessId, conversationId }: Props) {
  const frame = useFrame()
  const found = useQuery(conversationQuery(businessId, conversationId))
  useNoteOpened(businessId, conversationId, found.data?.messages.length)
  const { person: self } = useOwner()
  const end = useLatestInView(found.data?.person?.id === self.id, found.data?.messages.at(-1)?.id)
  return (
    <Card className="min-w-0 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto">
      <Link
        to={`${frame}/conversations`}
        className="-mt-2 mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-link xl:hidden"
      >
        <ArrowLeft className="size-5" aria-hidden />
        All conversations
      </Link>
      {found.isPending && <SkeletonList label="Loading the conversation…" />}
      {found.isError && <ErrorState error={found.error} what="this conversation" onRetry={() => found.refetch()} />}
      {found.isSuccess && (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2
              ref={focusOnArrival}
              data-page-heading
              tabIndex={-1}
              className="wrap-anywhere line-clamp-3 font-semibold text-lg"
            >
              <bdi>{titleOf(found.data)}</bdi>
            </h2>
            <HeadBadges head={found.data} />
          </div>
          <p className="wrap-anywhere text-quiet text-sm">
            {formatWhen(found.data.createdAt)}
            {found.data.pageUrl && <> on {pageName(found.data.pageUrl)}</>}
          </p>
          {found.data.visitor && <PageVisitorCard visitor={found.data.visitor} />}
          <ConversationBookings businessId={businessId} conversationId={conversationId} />
          {found.data.messages.length === 0 && (
            <p className="mt-5">The messages were deleted, as set in your privacy settings.</p>
          )}
          <TranscriptLines businessId={businessId} conversation={found.data} />
          <VisitorTyping businessId={businessId} conversationId={conversationId} />
          <ReplyBar businessId={businessId} conversation={found.data} />
          <div ref={end} className="scroll-mb-20 lg:scroll-mb-6" />
        </>
      )}
    </Card>
  )
}
