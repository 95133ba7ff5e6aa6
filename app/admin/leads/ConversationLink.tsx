import { MessagesSquare } from 'lucide-react'
import type { Lead } from '../../../contract/leads'
import { Link } from '../../components/Link'
import { useFrame } from '../frame'

export function ConversationLink({ lead: { name, conversationId } }: { lead: Lead }) {
  const frame = useFrame()
  if (!conversationId) return null
  return (
    <Link
      to={`${frame}/conversations/${encodeURIComponent(conversationId)}`}
      aria-label={`Read the conversation with ${name || 'this visitor'}`}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link text-sm underline underline-offset-4 md:min-h-8"
    >
      <MessagesSquare className="size-4" aria-hidden />
      Read the conversation
    </Link>
  )
}
