import { CalendarSearch, Check, Clock, Contact, MessageCircleQuestion, UserRound } from 'lucide-react'
import type { ConversationHead } from '../../../contract/chat'
import { Badge } from '../../components/Badge'
import { MatterBadge } from './MatterBadge'

const icon = 'size-3.5'

/** What an owner should see of a conversation before opening it. */
export function HeadBadges({ head }: { head: ConversationHead }) {
  const { matter, person, waitingSince, hasDetails, bookingLinkOpenedAt, isUnanswered, isResolved } = head
  return (
    <>
      {waitingSince && !person && !isResolved && (
        <Badge tone="danger">
          <Clock className={icon} aria-hidden />
          Waiting for a person
        </Badge>
      )}
      {matter && <MatterBadge matter={matter} />}
      {person && (
        <Badge tone="brand">
          <UserRound className={icon} aria-hidden />
          {person.name} is answering
        </Badge>
      )}
      {hasDetails && (
        <Badge tone="done">
          <Contact className={icon} aria-hidden />
          Left details
        </Badge>
      )}
      {bookingLinkOpenedAt && (
        <Badge>
          <CalendarSearch className={icon} aria-hidden />
          Opened your booking link
        </Badge>
      )}
      {isUnanswered && !isResolved && (
        <Badge tone="brass">
          <MessageCircleQuestion className={icon} aria-hidden />
          Not fully answered
        </Badge>
      )}
      {isResolved && (
        <Badge>
          <Check className={icon} aria-hidden />
          Done
        </Badge>
      )}
    </>
  )
}
