import { MessagesSquare } from 'lucide-react'
import type { Conversation } from '../../../../contract/chat'
import { Link } from '../../../components/Link'
import { MessageLine } from '../../conversations/MessageLine'
import { useFrame } from '../../frame'

/** The conversation that the lead came from, folded; it goes on in its own place. */
export function ChatFold({ businessId, chat }: { businessId: string; chat: Conversation }) {
  const { id, visitorName, messages } = chat
  const frame = useFrame()
  const count = messages.length === 1 ? '1 message' : `${messages.length.toLocaleString()} messages`
  return (
    <details>
      <summary className="min-h-11 cursor-pointer rounded-control py-2 font-semibold md:min-h-9">
        The conversation, {count}
      </summary>
      <ol className="mt-2 grid gap-4">
        {messages.map((message, at) => (
          <MessageLine
            key={message.id}
            businessId={businessId}
            message={message}
            visitorName={visitorName}
            question={messages.slice(0, at).findLast(({ type }) => type === 'user')?.content}
          />
        ))}
      </ol>
      <Link
        to={`${frame}/conversations/${encodeURIComponent(id)}`}
        className="mt-2 inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline underline-offset-4"
      >
        <MessagesSquare className="size-4" aria-hidden />
        Reply in the chat
      </Link>
    </details>
  )
}
