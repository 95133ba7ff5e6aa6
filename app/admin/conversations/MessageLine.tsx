import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import type { ChatMessage, Rating, Source } from '../../../contract/chat'
import { withoutLinks } from '../../../contract/withoutLinks'
import { cx } from '../../lib/cx'
import { formatClock } from '../../lib/dates'
import { OwnAnswer } from '../answers/OwnAnswer'
import { useHasRole } from '../owner'
import { PlaceLinks } from './PlaceLinks'

const SOURCE_WORDS: Record<Source['kind'], (title: string) => string> = {
  fact: () => 'your settings',
  faq: () => 'your own answers',
  site: (title) => `“${title}”`,
  page: (title) => `the page they were on, “${title}”`,
}
/** Distinct source titles, since several facts may have one title. */
const sourceNames = (sources: Source[]) =>
  [...new Set(sources.map(({ kind, title }) => SOURCE_WORDS[kind](title)))].join('; ')

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

type Props = {
  businessId: string
  message: ChatMessage
  visitorName: string | undefined
  /** The visitor's message before this reply. */
  question: string | undefined
}

export function MessageLine({ businessId, message, visitorName, question }: Props) {
  const { type, content, author, timestamp, sources, places, rating } = message
  const [isAnswering, setIsAnswering] = useState(false)
  const isVisitor = type === 'user'
  const isBot = !isVisitor && !author
  const mayTeach = useHasRole('manager') && isBot
  return (
    <li className="grid gap-3">
      <div className={cx('max-w-[85%]', isVisitor ? 'justify-self-start' : 'justify-self-end')}>
        <p className="text-quiet text-sm">
          {isVisitor ? visitorName || 'Visitor' : (author ?? 'Front desk')},{' '}
          <time dateTime={timestamp}>{formatClock(timestamp)}</time>
        </p>
        <p
          className={cx(
            'wrap-anywhere mt-1 whitespace-pre-line rounded-card px-4 py-2.5',
            isVisitor ? 'rounded-tl-sm bg-sunken' : 'rounded-tr-sm bg-brand-tint',
          )}
        >
          <bdi>{isVisitor ? content : withoutLinks(content)}</bdi>
        </p>
        {sources && sources.length > 0 && (
          <p className="mt-1 text-quiet text-sm">Answered from {sourceNames(sources)}</p>
        )}
        {places && places.length > 0 && (
          <p className="mt-1 text-quiet text-sm">
            Shown as “This may help”: <PlaceLinks places={places} />
          </p>
        )}
        {rating && <Thumb rating={rating} />}
        {mayTeach && question && !isAnswering && (
          <button
            type="button"
            className="min-h-11 text-quiet text-sm underline underline-offset-4 hover:text-ink"
            onClick={() => setIsAnswering(true)}
          >
            Not right? Answer it yourself
          </button>
        )}
      </div>
      {isBot && question && isAnswering && (
        <OwnAnswer businessId={businessId} question={question} onClose={() => setIsAnswering(false)} />
      )}
    </li>
  )
}
