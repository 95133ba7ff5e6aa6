import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ChatMessage } from '../../../../contract/chat'
import type { LeadWithBookings } from '../../../../contract/leadChanges'
import { calendarQuery } from '../../../api/calendar'
import { conversationQuery } from '../../../api/conversations'
import { leadEventsQuery, leadPeopleQuery } from '../../../api/leads'
import { notesQuery } from '../../../api/notes'
import { leadDeliveriesQuery } from '../../../api/notifications'
import { LoadMore } from '../../../components/LoadMore'
import { pageName } from '../../conversations/pageName'
import { NoteItem } from '../../notes/NoteItem'
import { LeadWhen } from '../LeadWhen'
import { openedWords } from '../openedWords'
import { ChatFold } from './ChatFold'
import { eventWords } from './eventWords'
import { TimelineItem } from './TimelineItem'

type Happened = { key: string; at: string; content: ReactNode; saysWhen?: true }

/** The first of each person's messages in a row, of those since the lead came. */
const repliesIn = (messages: ChatMessage[], since: string) =>
  messages.flatMap(({ id, timestamp, author }, at) =>
    author && timestamp > since && messages[at - 1]?.author !== author ? [{ id, timestamp, author }] : [],
  )

/** What happened with a lead, newest first, its conversation folded in. */
export function Timeline({ lead }: { lead: LeadWithBookings }) {
  const { id, businessId, conversationId, mailedAt, source } = lead
  const events = useInfiniteQuery(leadEventsQuery(businessId, id))
  const shown = events.data?.pages.flatMap(({ items }) => items) ?? []
  const hasTimes = shown.some(({ booking, waiting }) => booking ?? waiting)
  const notes = useInfiniteQuery(notesQuery(businessId, { leadId: id }))
  const people = useQuery(leadPeopleQuery).data ?? []
  const timeZone = useQuery({ ...calendarQuery(businessId), enabled: hasTimes }).data?.timeZone
  const chat = useQuery({ ...conversationQuery(businessId, conversationId ?? ''), enabled: conversationId !== null })
  const told = useQuery(leadDeliveriesQuery(id)).data
  const page = chat.data?.pageUrl ? ` on ${pageName(chat.data.pageUrl)}` : ''
  const isImported = source === 'import'

  const items: Happened[] = [
    ...shown.map((event) => ({
      key: event.id,
      at: event.at,
      content: <p>{eventWords(event, { people, currency: lead.currency, timeZone })}</p>,
    })),
    ...(notes.data?.pages ?? []).flatMap((loaded) =>
      loaded.items.map((note) => ({
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
    ...repliesIn(chat.data?.messages ?? [], lead.createdAt).map(({ id: key, timestamp, author }) => ({
      key,
      at: timestamp,
      content: <p>{author} messaged them in the chat</p>,
    })),
    ...(told?.openedAt ? [{ key: 'opened', at: told.openedAt, content: <p>{openedWords(told)}</p> }] : []),
    ...(mailedAt && !isImported ? [{ key: 'mailed', at: mailedAt, content: <p>We emailed you</p> }] : []),
    {
      key: 'arrived',
      at: lead.createdAt,
      saysWhen: true,
      content: (
        <>
          <p>{isImported ? 'Imported from a file' : `Left their details${page}`}</p>
          <LeadWhen lead={lead} className="block text-quiet text-sm" />
        </>
      ),
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
