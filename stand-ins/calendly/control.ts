import * as z from 'zod/mini'
import { fault } from './faults.ts'
import { addMeeting, cancelMeeting, markNoShow, moveMeeting } from './meetings.ts'
import { eventTypeResource, findMeeting, inviteeResource, userResource } from './resources.ts'
import { type Account, idOf, newAccount, type World } from './world.ts'

const token = z.string()
const start = z.string()
const event = z.string()
const COMMANDS = {
  accounts: z.object({ name: z.optional(z.string()), isLimited: z.optional(z.boolean()), token: z.optional(token) }),
  faults: z.object({ token, faults: z.array(fault) }),
  account: z.object({ token, isRevoked: z.optional(z.boolean()), isLimited: z.optional(z.boolean()) }),
  /** Somebody books, moves or cancels on Calendly's own pages. */
  book: z.object({
    token,
    eventType: z.string(),
    start,
    name: z.string(),
    email: z.string(),
    phone: z.optional(z.string()),
    tracking: z.optional(z.record(z.string(), z.nullable(z.string()))),
  }),
  move: z.object({ token, event, start }),
  cancel: z.object({ token, event, canceler: z._default(z.enum(['host', 'invitee']), 'invitee') }),
  'no-show': z.object({ token, event }),
  delivers: z.object({ delivers: z.boolean() }),
  state: z.object({ token }),
}

function accountOf(world: World, of: string): Account {
  const account = world.accounts.get(of)
  if (!account) throw new Error(`There is no account with the token ${of}`)
  return account
}

function meetingOf(account: Account, uri: string) {
  const meeting = findMeeting(account, uri)
  if (!meeting) throw new Error(`There is no event ${uri}`)
  return meeting
}

const stateOf = (account: Account) => ({
  token: account.token,
  user: userResource(account),
  eventTypes: account.eventTypes.map((type) => eventTypeResource(account, type)),
  meetings: account.meetings.map((meeting) => ({ ...meeting, resource: inviteeResource(account, meeting) })),
  hooks: account.hooks,
  deliveries: account.deliveries,
  calls: account.calls,
})

const DO: { [K in keyof typeof COMMANDS]: (world: World, given: z.infer<(typeof COMMANDS)[K]>) => unknown } = {
  accounts: (world, given) => stateOf(newAccount(world, given)),
  faults: (world, given) => {
    accountOf(world, given.token).faults = given.faults
  },
  account: (world, { token, ...given }) => {
    Object.assign(accountOf(world, token), given)
  },
  book: (world, { token, eventType, start, ...guest }) => {
    const account = accountOf(world, token)
    const type = account.eventTypes.find(({ id }) => id === idOf(eventType))
    if (!type) throw new Error(`There is no event type ${eventType}`)
    const { phone, tracking, ...who } = guest
    const more = { ...(phone && { phone }), ...(tracking && { tracking }) }
    return inviteeResource(account, addMeeting(world, account, type, Date.parse(start), { ...who, ...more }))
  },
  move: (world, { token, event, start }) => {
    const account = accountOf(world, token)
    return inviteeResource(account, moveMeeting(world, account, meetingOf(account, event), Date.parse(start)))
  },
  cancel: (world, { token, event, canceler }) => {
    const account = accountOf(world, token)
    cancelMeeting(world, account, meetingOf(account, event), canceler)
  },
  'no-show': (world, { token, event }) => {
    const account = accountOf(world, token)
    markNoShow(world, account, meetingOf(account, event))
  },
  delivers: (world, { delivers }) => {
    world.delivers = delivers
  },
  state: (world, { token }) => stateOf(accountOf(world, token)),
}

/** What a test tells the stand-in to do, by the name of the command. */
export function command(world: World, name: string, given: unknown): unknown {
  const run = <K extends keyof typeof COMMANDS>(key: K) => {
    const parsed = z.parse(COMMANDS[key], given) as z.infer<(typeof COMMANDS)[K]>
    return DO[key](world, parsed)
  }
  if (!Object.hasOwn(COMMANDS, name)) throw new Error(`There is no command ${name}`)
  return run(name as keyof typeof COMMANDS) ?? {}
}
