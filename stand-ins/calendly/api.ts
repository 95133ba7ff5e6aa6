import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { alreadyExists, alreadyFilled, invalid, notFound, permissionDenied, planTooSmall } from './errors.ts'
import { addMeeting, cancelMeeting, freeStarts, markNoShow, unmarkNoShow } from './meetings.ts'
import {
  eventTypeResource,
  findMeeting,
  inviteeResource,
  iso,
  meetingResource,
  page,
  userResource,
} from './resources.ts'
import { type Account, type EventType, idOf, uriOf, type World } from './world.ts'

export type Call = { world: World; account: Account; path: string; query: URLSearchParams; body: unknown; id: string }
export type Answer = { status: number; body?: unknown }

const DAY = 24 * 60 * 60_000
const LONGEST_MS = 31 * DAY
const tracking = z.record(z.string(), z.nullable(z.string()))
const TRACKED = ['utm_campaign', 'utm_source', 'utm_medium', 'utm_content', 'utm_term', 'salesforce_uuid']

const newInvitee = z.object({
  event_type: z.string(),
  start_time: z.string(),
  invitee: z.object({
    name: z.string(),
    email: z.email(),
    timezone: z.string(),
    text_reminder_number: z.optional(z.string()),
  }),
  location: z.optional(z.object({ kind: z.string(), location: z.optional(z.string()) })),
  questions_and_answers: z.optional(
    z.array(z.object({ question: z.string(), answer: z.string(), position: z.number() })),
  ),
  tracking: z.optional(tracking),
})
const newLink = z.object({ max_event_count: z.literal(1), owner: z.string(), owner_type: z.literal('EventType') })
const newHook = z.object({
  url: z.url(),
  events: z.array(z.string()),
  organization: z.string(),
  user: z.optional(z.string()),
  scope: z.enum(['user', 'organization', 'group']),
  signing_key: z.optional(z.string()),
})

const ok = (resource: unknown, status = 200): Answer => ({ status, body: { resource } })
const list = <T>(items: T[], { path, query }: Call): Answer => ({ status: 200, body: page(items, path, query) })

/** What a body lacks is answered as an invalid argument that names it. */
function parse<T extends z.ZodMiniType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalid(issue?.path.join('.') ?? 'body', 'is missing or invalid')
}

function requireOwn({ account, query }: Call): void {
  const user = query.get('user')
  const organization = query.get('organization')
  if (!user && !organization) throw invalid('user', 'must provide user or organization')
  if (user && idOf(user) !== account.userId) throw permissionDenied()
  if (organization && idOf(organization) !== account.organizationId) throw permissionDenied()
}

function eventTypeOf(account: Account, uri: string): EventType {
  const type = account.eventTypes.find(({ id }) => id === idOf(uri))
  if (!type) throw notFound()
  return type
}

function meetingOf({ account, id }: Call) {
  const meeting = findMeeting(account, id)
  if (!meeting) throw notFound()
  return meeting
}

function listFreeTimes({ account, query }: Call): Answer {
  const from = Date.parse(query.get('start_time') ?? '')
  const to = Date.parse(query.get('end_time') ?? '')
  if (Number.isNaN(from) || from < Date.now()) throw invalid('start_time', 'must be in the future')
  if (Number.isNaN(to) || to <= from || to - from > LONGEST_MS) {
    throw invalid('end_time', 'must be after start_time, and at most 31 days')
  }
  const type = eventTypeOf(account, query.get('event_type') ?? '')
  const collection = freeStarts(account, type, from, to).map((start) => ({
    status: 'available',
    start_time: iso(start),
    invitees_remaining: 1,
    scheduling_url: `https://calendly.com/${account.slug}/${type.slug}/${iso(start)}`,
  }))
  return { status: 200, body: { collection } }
}

function createInvitee({ world, account, body }: Call): Answer {
  if (account.isLimited) throw planTooSmall()
  const given = parse(newInvitee, body)
  const type = eventTypeOf(account, given.event_type)
  if (given.tracking) {
    const missing = TRACKED.find((name) => given.tracking?.[name] === undefined)
    if (missing) throw invalid(`tracking.${missing}`, 'is missing')
  }
  if (type.locations?.length && !type.locations.some(({ kind }) => kind === given.location?.kind)) {
    throw invalid('location_configuration.kind', 'invalid location choice')
  }
  const answers = given.questions_and_answers ?? []
  const isAnswered = (name: string) => answers.some(({ question, answer }) => question === name && answer.trim())
  if (type.questions.some(({ required, name }) => required && !isAnswered(name))) {
    throw invalid('questions_and_answers', 'Required Questions and Answers cannot be blank.')
  }
  const start = Date.parse(given.start_time)
  if (!freeStarts(account, type, start, start + 1).includes(start)) throw alreadyFilled()
  const { name, email, timezone, text_reminder_number: phone } = given.invitee
  const guest = {
    name,
    email,
    timezone,
    answers,
    ...(phone && { phone }),
    ...(given.tracking && { tracking: given.tracking }),
  }
  return ok(inviteeResource(account, addMeeting(world, account, type, start, guest)), 201)
}

function listMeetings(call: Call): Answer {
  requireOwn(call)
  const { account, query } = call
  const from = Date.parse(query.get('min_start_time') ?? '') || 0
  const to = Date.parse(query.get('max_start_time') ?? '') || Number.POSITIVE_INFINITY
  const found = account.meetings
    .filter(({ start }) => start >= from && start < to)
    .filter(({ status }) => !query.get('status') || status === query.get('status'))
    .filter(({ invitee }) => !query.get('invitee_email') || invitee.email === query.get('invitee_email'))
    .sort((a, b) => a.start - b.start)
  return list(
    found.map((meeting) => meetingResource(account, meeting)),
    call,
  )
}

function createHook({ account, body }: Call): Answer {
  if (account.isLimited) throw planTooSmall()
  const { url, events, organization, signing_key: signingKey = '' } = parse(newHook, body)
  if (idOf(organization) !== account.organizationId) throw permissionDenied()
  if (account.hooks.some((hook) => hook.url === url)) throw alreadyExists()
  const hook = { id: randomUUID(), url, events, signingKey, organization }
  account.hooks.push(hook)
  return ok(hookResource(hook), 201)
}

const hookResource = ({ id, url, events }: Account['hooks'][number]) => ({
  uri: uriOf('webhook_subscriptions', id),
  callback_url: url,
  created_at: iso(Date.now()),
  updated_at: iso(Date.now()),
  retry_started_at: null,
  state: 'active',
  events,
  scope: 'user',
})

/** Each path with its method; `:id` is one part. */
export const ROUTES: Record<string, (call: Call) => Answer> = {
  'GET /users/me': ({ account }) => ok(userResource(account)),
  'GET /event_types': (call) => {
    requireOwn(call)
    const isWanted = ({ active }: EventType) => !call.query.get('active') || String(active) === call.query.get('active')
    return list(
      call.account.eventTypes.filter(isWanted).map((type) => eventTypeResource(call.account, type)),
      call,
    )
  },
  'GET /event_types/:id': ({ account, id }) => ok(eventTypeResource(account, eventTypeOf(account, id))),
  'GET /event_type_available_times': listFreeTimes,
  'POST /invitees': createInvitee,
  'GET /scheduled_events': listMeetings,
  'GET /scheduled_events/:id/invitees': (call) => list([inviteeResource(call.account, meetingOf(call))], call),
  'GET /scheduled_events/:id/invitees/:id': (call) => ok(inviteeResource(call.account, meetingOf(call))),
  'POST /scheduled_events/:id/cancellation': (call) => {
    const meeting = meetingOf(call)
    if (meeting.status === 'canceled') throw permissionDenied('Event is already canceled')
    cancelMeeting(call.world, call.account, meeting, 'host')
    return ok({ canceled_by: call.account.name, reason: null, canceler_type: 'host' }, 201)
  },
  'POST /scheduling_links': ({ account, body }) => {
    const { owner } = parse(newLink, body)
    eventTypeOf(account, owner)
    return ok({ booking_url: `https://calendly.com/s/${randomUUID()}`, owner, owner_type: 'EventType' }, 201)
  },
  'POST /invitee_no_shows': ({ world, account, body }) => {
    const { invitee } = parse(z.object({ invitee: z.string() }), body)
    const meeting = account.meetings.find((one) => one.invitee.id === idOf(invitee))
    if (!meeting) throw notFound()
    markNoShow(world, account, meeting)
    return ok({ ...meeting.invitee.noShow, invitee }, 201)
  },
  'DELETE /invitee_no_shows/:id': ({ world, account, id }) => {
    const meeting = account.meetings.find(({ invitee }) => invitee.noShow && idOf(invitee.noShow.uri) === id)
    if (!meeting) throw notFound()
    unmarkNoShow(world, account, meeting)
    return { status: 204 }
  },
  'POST /webhook_subscriptions': createHook,
  'GET /webhook_subscriptions': (call) => {
    if (idOf(call.query.get('organization') ?? '') !== call.account.organizationId) throw permissionDenied()
    return list(call.account.hooks.map(hookResource), call)
  },
  'DELETE /webhook_subscriptions/:id': ({ account, id }) => {
    if (!account.hooks.some((hook) => hook.id === id)) throw notFound()
    account.hooks = account.hooks.filter((hook) => hook.id !== id)
    return { status: 204 }
  },
}
