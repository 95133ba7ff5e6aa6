import type { InfiniteData, InvalidateOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Conversation, ConversationHead } from '../../../contract/chat'
import type { Home } from '../../../contract/home'
import type { OwnerEvent } from '../../../contract/live'
import { bookingsKey } from '../../api/bookings'
import { businessQuery } from '../../api/businesses'
import { conversationKey, conversationsKey } from '../../api/conversations'
import { homeKey, homeQuery } from '../../api/home'
import { leadsKey } from '../../api/leads'
import { listenToBusiness } from '../../api/live'
import { notesKey } from '../../api/notes'
import type { ListPage } from '../../lib/api'
import { toast } from '../../lib/toasts'
import { dayAndClockIn } from '../../lib/zoned'
import { isInView } from '../lists/inView'
import { typingKey } from './typing'

type Heads = InfiniteData<ListPage<ConversationHead>>
type Message = Extract<OwnerEvent, { event: 'message' }>['data']

/** Heads are stored some seconds after they are pushed, and come with every message. */
const STORED_AFTER_MS = 5_000

/** Keeps what is on the screen up to date by what the server pushes, until the answered function is called. */
export function keepUpToDate(queries: QueryClient, businessId: string): () => void {
  const told = [
    conversationsKey(businessId),
    ['conversation', businessId],
    leadsKey(businessId),
    notesKey(businessId),
    bookingsKey(businessId),
  ]
  const counts = [homeKey(businessId), ['analytics', businessId]]
  const readAgain = (keys: QueryKey[], options?: InvalidateOptions) => {
    for (const queryKey of keys) queries.invalidateQueries({ queryKey }, options)
  }
  let counting: ReturnType<typeof setTimeout> | undefined
  const countSoon = () => {
    counting ??= setTimeout(() => {
      counting = undefined
      readAgain(counts)
    }, STORED_AFTER_MS)
  }
  const heard = new Set<string>()
  /** A lead that came before this could hear of it, such as in the page's first seconds. */
  const tellMissed = async (before: Home | undefined) => {
    await queries.invalidateQueries({ queryKey: homeKey(businessId) }, { cancelRefetch: false })
    const [newest] = missedIn(before, queries.getQueryData(homeQuery(businessId).queryKey))
    if (newest && !heard.has(newest.id)) toastLead(newest)
  }
  let catchingUp: ReturnType<typeof setTimeout> | undefined
  const catchUp = () => {
    const before = queries.getQueryData(homeQuery(businessId).queryKey)
    // What is being read, such as a list's next page, isn't given up: the second time brings what it may lack.
    readAgain(told, { cancelRefetch: false })
    tellMissed(before)
    clearTimeout(catchingUp)
    catchingUp = setTimeout(() => readAgain([...told, ...counts], { cancelRefetch: false }), STORED_AFTER_MS)
  }
  const stop = listenToBusiness(
    businessId,
    (event) => {
      apply(queries, businessId, event)
      if (event.event === 'conversation') countSoon()
      if (event.event === 'lead') heard.add(event.data.id)
    },
    catchUp,
  )
  return () => {
    clearTimeout(counting)
    clearTimeout(catchingUp)
    stop()
  }
}

const missedIn = (before: Home | undefined, now: Home | undefined) =>
  before && now && now.leads.total > before.leads.total
    ? now.leads.first.filter(({ createdAt }) => before.leads.first.every((known) => known.createdAt < createdAt))
    : []

const toastLead = ({ name }: { name: string }) => {
  if (!isInView('new-leads')) toast({ title: 'New lead', description: name || 'Someone left their details.' })
}

function apply(queries: QueryClient, businessId: string, { event, data }: OwnerEvent): void {
  if (event === 'conversation') putHead(queries, businessId, data)
  else if (event === 'message') putMessage(queries, businessId, data)
  else if (event === 'typing') queries.setQueryData(typingKey(businessId, data.conversationId), Date.now())
  else if (event === 'changed') {
    // Whoever is changing something here sees it already, and what comes of it when it is stored.
    if (queries.isMutating({ mutationKey: leadsKey(businessId) }) > 0) return
    for (const queryKey of [leadsKey(businessId), notesKey(businessId), bookingsKey(businessId)])
      queries.invalidateQueries({ queryKey })
  } else {
    for (const queryKey of [leadsKey(businessId), conversationsKey(businessId), bookingsKey(businessId)])
      queries.invalidateQueries({ queryKey })
    if (event === 'booking') {
      const timeZone = queries.getQueryData(businessQuery(businessId).queryKey)?.timeZone
      const description = `${data.name}, ${data.service}, ${dayAndClockIn(data.start, timeZone)}`
      toast({ title: 'New booking', description })
    } else toastLead(data)
  }
}

/** A conversation that changed goes to the top of the list; lists that are narrowed ask again. */
function putHead(queries: QueryClient, businessId: string, head: ConversationHead): void {
  for (const query of queries.getQueryCache().findAll({ queryKey: conversationsKey(businessId) })) {
    const filter: unknown = query.queryKey[2]
    if (isNarrowed(filter)) queries.invalidateQueries({ queryKey: query.queryKey })
    else queries.setQueryData<Heads>(query.queryKey, (list) => list && onTop(list, head))
  }
  queries.setQueryData<Conversation>(
    conversationKey(businessId, head.id),
    (shown) => shown && { ...withLead(head, shown), messages: shown.messages },
  )
}

const isNarrowed = (filter: unknown): boolean => Object.values(Object(filter)).some(Boolean)

function onTop({ pages, ...list }: Heads, pushed: ConversationHead): Heads {
  const known = pages.flatMap(({ items }) => items).find(({ id }) => id === pushed.id)
  const head = withLead(pushed, known)
  return {
    ...list,
    pages: pages.map((page, at) => ({
      ...page,
      total: page.total + (known ? 0 : 1),
      items: [...(at === 0 ? [head] : []), ...page.items.filter(({ id }) => id !== head.id)],
    })),
  }
}

/** What a lead's form told isn't known to the conversation that pushes. */
const withLead = (pushed: ConversationHead, known: ConversationHead | undefined): ConversationHead => ({
  ...(known?.visitorName && { visitorName: known.visitorName }),
  ...pushed,
  hasDetails: pushed.hasDetails || known?.hasDetails === true,
})

/** Adds a message to an open conversation; where one is missing in between, the conversation is read anew. */
function putMessage(queries: QueryClient, businessId: string, { conversationId, place, message }: Message): void {
  const queryKey = conversationKey(businessId, conversationId)
  const shown = queries.getQueryData<Conversation>(queryKey)
  if (!shown || shown.messages.some(({ id }) => id === message.id)) return
  if (place !== shown.messages.length + 1) queries.invalidateQueries({ queryKey })
  else queries.setQueryData<Conversation>(queryKey, { ...shown, messages: [...shown.messages, message] })
  if (message.type === 'user') queries.setQueryData(typingKey(businessId, conversationId), 0)
}
