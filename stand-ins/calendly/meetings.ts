import { randomUUID } from 'node:crypto'
import { alreadyFilled } from './errors.ts'
import { iso } from './resources.ts'
import { tellHooks } from './webhooks.ts'
import type { Account, EventType, Invitee, Meeting, World } from './world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOTICE_MS = 4 * HOUR
const OPENS = 13
const CLOSES = 21

export type Guest = Pick<Invitee, 'name' | 'email'> &
  Partial<Pick<Invitee, 'timezone' | 'phone' | 'answers' | 'tracking'>>

/** Open each day from 13 to 21 UTC, with the notice of four hours that Calendly begins with. */
export function freeStarts(account: Account, type: EventType, from: number, to: number, now = Date.now()): number[] {
  const step = type.duration * MINUTE
  const starts: number[] = []
  const first = Math.ceil(Math.max(from, now + NOTICE_MS) / step) * step
  for (let start = first; start < to; start += step) {
    const end = new Date(start + step)
    const isOpen =
      new Date(start).getUTCHours() >= OPENS &&
      (end.getUTCHours() < CLOSES || (end.getUTCHours() === CLOSES && end.getUTCMinutes() === 0))
    if (isOpen && isFree(account, start, start + step)) starts.push(start)
  }
  return starts
}

const isFree = (account: Account, start: number, end: number, except?: Meeting) =>
  account.meetings.every((one) => one === except || one.status === 'canceled' || one.end <= start || one.start >= end)

const NO_TRACKING = {
  utm_campaign: null,
  utm_source: null,
  utm_medium: null,
  utm_content: null,
  utm_term: null,
  salesforce_uuid: null,
}

export function addMeeting(world: World, account: Account, type: EventType, start: number, guest: Guest): Meeting {
  const end = start + type.duration * MINUTE
  if (!isFree(account, start, end)) throw alreadyFilled()
  const meeting = newMeeting(type, start, end, guest)
  account.meetings.push(meeting)
  tellHooks(world, account, 'invitee.created', meeting)
  return meeting
}

function newMeeting(type: EventType, start: number, end: number, guest: Guest): Meeting {
  const now = iso(Date.now())
  return {
    id: randomUUID(),
    eventTypeId: type.id,
    start,
    end,
    status: 'active',
    canceler: null,
    updatedAt: now,
    invitee: {
      id: randomUUID(),
      name: guest.name,
      email: guest.email,
      timezone: guest.timezone ?? 'America/New_York',
      phone: guest.phone ?? null,
      answers: guest.answers ?? [],
      tracking: { ...NO_TRACKING, ...guest.tracking },
      status: 'active',
      rescheduled: false,
      oldInvitee: null,
      newInvitee: null,
      noShow: null,
      createdAt: now,
      updatedAt: now,
    },
  }
}

function cancel(meeting: Meeting, canceler: 'host' | 'invitee'): void {
  const now = iso(Date.now())
  Object.assign(meeting, { status: 'canceled', canceler, updatedAt: now })
  Object.assign(meeting.invitee, { status: 'canceled', updatedAt: now })
}

export function cancelMeeting(world: World, account: Account, meeting: Meeting, canceler: 'host' | 'invitee'): void {
  cancel(meeting, canceler)
  tellHooks(world, account, 'invitee.canceled', meeting)
}

/** A new event with a new invitee, and the old ones canceled: two webhooks, whose order isn't promised. */
export function moveMeeting(world: World, account: Account, meeting: Meeting, start: number): Meeting {
  const type = account.eventTypes.find(({ id }) => id === meeting.eventTypeId)
  if (!type) throw new Error('The event type is gone')
  const end = start + type.duration * MINUTE
  if (!isFree(account, start, end, meeting)) throw alreadyFilled()
  cancel(meeting, 'invitee')
  const moved = newMeeting(type, start, end, meeting.invitee)
  account.meetings.push(moved)
  Object.assign(meeting.invitee, { rescheduled: true, newInvitee: moved.invitee.id })
  moved.invitee.oldInvitee = meeting.invitee.id
  tellHooks(world, account, 'invitee.created', moved)
  tellHooks(world, account, 'invitee.canceled', meeting)
  return moved
}

export function markNoShow(world: World, account: Account, meeting: Meeting): void {
  const now = iso(Date.now())
  meeting.invitee.noShow ??= { uri: `https://api.calendly.com/invitee_no_shows/${randomUUID()}`, created_at: now }
  meeting.invitee.updatedAt = now
  meeting.updatedAt = now
  tellHooks(world, account, 'invitee_no_show.created', meeting)
}

export function unmarkNoShow(world: World, account: Account, meeting: Meeting): void {
  const now = iso(Date.now())
  meeting.invitee.noShow = null
  meeting.invitee.updatedAt = now
  meeting.updatedAt = now
  tellHooks(world, account, 'invitee_no_show.deleted', meeting)
}
