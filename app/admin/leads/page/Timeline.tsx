import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LeadWithBookings } from '../../../../contract/leadChanges'
import { calendarQuery } from '../../../api/calendar'
import { conversationQuery } from '../../../api/conversations'
import { leadEventsQuery, leadPeopleQuery } from '../../../api/leads'
import { notesQuery } from '../../../api/notes'
import { LoadMore } from '../../../components/LoadMore'
import { pageName } from '../../conversations/pageName'
import { NoteItem } from '../../notes/NoteItem'
import { ChatFold } from './ChatFold'
import { eventWords } from './eventWords'
import { TimelineItem } from './TimelineItem'

type Happened = { key: string; at: string; content: ReactNode; saysWhen?: true }

/** What happened with a lead, newest first, its conversation folded in. */
export function Timeline({ lead }: { lead: LeadWithBookings }) {
  const { id, businessId, conversationId, mailedAt, source } = lead
  const hasBookings = lead.bookings.length > 0
  const events = useInfiniteQuery(leadEventsQuery(businessId, id))
  const notes = useInfiniteQuery(notesQuery(businessId, { leadId: id }))
  const people = useQuery(leadPeopleQuery).data ?? []
  const timeZone = useQuery({ ...calendarQuery(businessId), enabled: hasBookings }).data?.timeZone
  const chat = useQuery({ ...conversationQuery(businessId, conversationId ?? ''), enabled: conversationId !== null })
  const page = chat.data?.pageUrl ? ` on ${pageName(chat.data.pageUrl)}` : ''
  const isImported = source === 'import'

  const items: Happened[] = [
    ...(events.data?.pages ?? []).flatMap((shown) =>
      shown.items.map((event) => ({
        key: event.id,
        at: event.at,
        content: <p>{eventWords(event, { people, currency: lead.currency, timeZone })}</p>,
      })),
    ),
    ...(notes.data?.pages ?? []).flatMap((shown) =>
      shown.items.map((note) => ({
        key: note.id,
        at: note.createdAt,
        saysWhen: true,
        content: <NoteItem businessId={businessId} subject={{ leadId: id }} note={note} />,
      })),
    ),
    ...(chat.data
      ? [{ key: 'chat', at: chat.data.lastMessageAt, content: <ChatFold businessId={businessId} chat={chat.data} /> }]
      : []),
    ...(chat.data?.bookingLinkOpenedAt
      ? [{ key: 'link', at: chat.data.bookingLinkOpenedAt, content: <p>Opened your booking link</p> }]
      : []),
    ...(mailedAt && !isImported ? [{ key: 'mailed', at: mailedAt, content: <p>Emailed to you</p> }] : []),
    {
      key: 'arrived',
      at: lead.createdAt,
      content: <p>{isImported ? 'Imported from a file' : `Left their details${page}`}</p>,
    },
  ].sort((one, other) => other.at.localeCompare(one.at))

  return (
    <>
      <ol className="mt-5 grid gap-4 border-line border-l-2 pl-5">
        {items.map(({ key, at, content, saysWhen }) => (
          <TimelineItem key={key} at={saysWhen ? undefined : at}>
            {content}
          </TimelineItem>
        ))}
      </ol>
      <LoadMore list={events.hasNextPage ? events : notes} />
    </>
  )
}
