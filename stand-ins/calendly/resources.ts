import { type Account, type EventType, type Invitee, idOf, type Meeting, uriOf } from './world.ts'

export const iso = (at: number) => new Date(at).toISOString().replace('Z', '000Z')
const SINCE = '2024-01-02T03:04:05.678123Z'

export const userResource = (account: Account) => ({
  uri: uriOf('users', account.userId),
  name: account.name,
  slug: account.slug,
  email: `${account.slug}@example.com`,
  scheduling_url: `https://calendly.com/${account.slug}`,
  timezone: 'America/New_York',
  avatar_url: null,
  created_at: SINCE,
  updated_at: SINCE,
  current_organization: uriOf('organizations', account.organizationId),
  resource_type: 'User',
  locale: 'en',
})

export const eventTypeResource = (account: Account, type: EventType) => ({
  uri: uriOf('event_types', type.id),
  name: type.name,
  active: type.active,
  booking_method: 'instant',
  slug: type.slug,
  scheduling_url: `https://calendly.com/${account.slug}/${type.slug}`,
  duration: type.duration,
  kind: 'solo',
  pooling_type: null,
  type: 'StandardEventType',
  color: '#0069ff',
  created_at: SINCE,
  updated_at: SINCE,
  deleted_at: null,
  secret: false,
  admin_managed: false,
  profile: { type: 'User', name: account.name, owner: uriOf('users', account.userId) },
  locations: type.locations,
  custom_questions: type.questions.map((question) => ({
    ...question,
    enabled: true,
    answer_choices: [],
    include_other: false,
  })),
})

const eventUri = (meeting: Meeting) => uriOf('scheduled_events', meeting.id)

export const meetingResource = (account: Account, meeting: Meeting) => ({
  uri: eventUri(meeting),
  name: account.eventTypes.find(({ id }) => id === meeting.eventTypeId)?.name ?? '',
  status: meeting.status,
  booking_method: 'instant',
  start_time: iso(meeting.start),
  end_time: iso(meeting.end),
  event_type: uriOf('event_types', meeting.eventTypeId),
  location: null,
  invitees_counter: { total: 1, active: meeting.status === 'active' ? 1 : 0, limit: 1 },
  created_at: meeting.invitee.createdAt,
  updated_at: meeting.updatedAt,
  event_memberships: [{ user: uriOf('users', account.userId), user_email: `${account.slug}@example.com` }],
  event_guests: [],
  ...(meeting.canceler && { cancellation: cancellationOf(meeting) }),
})

const cancellationOf = ({ canceler, invitee, updatedAt }: Meeting) => ({
  canceled_by: invitee.name,
  reason: null,
  canceler_type: canceler,
  created_at: updatedAt,
})

const inviteeUri = (meeting: Meeting, invitee: Invitee) => `${eventUri(meeting)}/invitees/${invitee.id}`

export const inviteeResource = (account: Account, meeting: Meeting) => {
  const { invitee } = meeting
  const uriOfInvitee = (id: string | null) => {
    const other = account.meetings.find((one) => one.invitee.id === id)
    return other ? inviteeUri(other, other.invitee) : null
  }
  return {
    uri: inviteeUri(meeting, invitee),
    email: invitee.email,
    name: invitee.name,
    first_name: null,
    last_name: null,
    status: invitee.status,
    timezone: invitee.timezone,
    event: eventUri(meeting),
    questions_and_answers: invitee.answers,
    tracking: invitee.tracking,
    text_reminder_number: invitee.phone,
    rescheduled: invitee.rescheduled,
    old_invitee: uriOfInvitee(invitee.oldInvitee),
    new_invitee: uriOfInvitee(invitee.newInvitee),
    cancel_url: `https://calendly.com/cancellations/${invitee.id}`,
    reschedule_url: `https://calendly.com/reschedulings/${invitee.id}`,
    routing_form_submission: null,
    payment: null,
    no_show: invitee.noShow,
    reconfirmation: null,
    scheduling_method: null,
    invitee_scheduled_by: null,
    created_at: invitee.createdAt,
    updated_at: invitee.updatedAt,
    ...(meeting.canceler && { cancellation: cancellationOf(meeting) }),
  }
}

/** A page of a list, with the address of the next one. */
export function page<T>(items: T[], path: string, query: URLSearchParams) {
  const count = Math.min(Number(query.get('count') ?? 20), 100)
  const from = Number(query.get('page_token') ?? 0)
  const next = from + count < items.length ? String(from + count) : null
  const following = new URLSearchParams(query)
  if (next) following.set('page_token', next)
  return {
    collection: items.slice(from, from + count),
    pagination: {
      count: Math.min(count, items.length - from),
      next_page: next && `https://api.calendly.com${path}?${following}`,
      previous_page: null,
      next_page_token: next,
      previous_page_token: null,
    },
  }
}

export const findMeeting = (account: Account, uri: string): Meeting | undefined =>
  account.meetings.find(({ id }) => id === idOf(uri))
