import { randomUUID } from 'node:crypto'
import type { Fault } from './faults.ts'

/** URIs are those of the real service, whatever address the stand-in listens at. */
const API = 'https://api.calendly.com'
export const uriOf = (kind: string, id: string) => `${API}/${kind}/${id}`
export const idOf = (uri: string) => uri.split('/').at(-1) ?? ''

type Question = { name: string; type: 'string' | 'text' | 'phone_number'; position: number; required: boolean }

export type EventType = {
  id: string
  name: string
  slug: string
  duration: number
  active: boolean
  locations: { kind: string; location?: string }[] | null
  questions: Question[]
}

type Tracking = Record<string, string | null>

export type Invitee = {
  id: string
  name: string
  email: string
  timezone: string
  phone: string | null
  answers: { question: string; answer: string; position: number }[]
  tracking: Tracking
  status: 'active' | 'canceled'
  rescheduled: boolean
  oldInvitee: string | null
  newInvitee: string | null
  noShow: { uri: string; created_at: string } | null
  createdAt: string
  updatedAt: string
}

/** A scheduled event with its one invitee. */
export type Meeting = {
  id: string
  eventTypeId: string
  start: number
  end: number
  status: 'active' | 'canceled'
  canceler: 'host' | 'invitee' | null
  updatedAt: string
  invitee: Invitee
}

type Hook = { id: string; url: string; events: string[]; signingKey: string; organization: string }

export type Delivery = { url: string; headers: Record<string, string>; body: string; status: number | null }

export type Account = {
  token: string
  userId: string
  organizationId: string
  name: string
  slug: string
  /** A revoked token is refused as an unknown one is. */
  isRevoked: boolean
  /** Without webhooks and the Scheduling API, as Free was until November 2026. */
  isLimited: boolean
  eventTypes: EventType[]
  meetings: Meeting[]
  hooks: Hook[]
  faults: Fault[]
  deliveries: Delivery[]
  /** Every call, as `GET /users/me`. */
  calls: string[]
}

export type World = { accounts: Map<string, Account>; delivers: boolean }

export const newWorld = (): World => ({ accounts: new Map(), delivers: false })

export function newAccount(world: World, { name = 'Rivera Garage', isLimited = false, token = '' } = {}): Account {
  const account: Account = {
    token: token || `pat_${randomUUID()}`,
    userId: randomUUID(),
    organizationId: randomUUID(),
    name,
    slug: name.toLowerCase().replaceAll(/\W+/g, '-'),
    isRevoked: false,
    isLimited,
    eventTypes: [
      newEventType({ name: 'Oil change', duration: 30 }),
      newEventType({
        name: 'Inspection',
        duration: 60,
        locations: [{ kind: 'physical', location: '12 Main Street' }],
        questions: [{ name: 'Which car is it?', type: 'string', position: 0, required: true }],
      }),
    ],
    meetings: [],
    hooks: [],
    faults: [],
    deliveries: [],
    calls: [],
  }
  world.accounts.set(account.token, account)
  return account
}

const newEventType = (given: Pick<EventType, 'name' | 'duration'> & Partial<EventType>): EventType => ({
  id: randomUUID(),
  slug: given.name.toLowerCase().replaceAll(' ', '-'),
  active: true,
  locations: null,
  questions: [],
  ...given,
})
