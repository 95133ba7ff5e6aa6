import * as z from 'zod/mini'
import { createEvent, deleteEvent, updateEvent } from './events.ts'
import { fault } from './faults.ts'
import { consent } from './signIn.ts'
import { tellLifecycle } from './subscriptions.ts'
import { type Account, newAccount, type World } from './world.ts'

const id = z.object({ account: z.string() })
const inputs = {
  accounts: z.object({
    mail: z.optional(z.string()),
    timeZone: z.optional(z.string()),
    calendars: z.optional(z.array(z.string())),
    isSending: z.optional(z.boolean()),
  }),
  consent: z.extend(id, {
    url: z.string(),
    isGiven: z._default(z.boolean(), true),
    withheld: z._default(z.array(z.string()), []),
  }),
  faults: z.extend(id, { faults: z.array(fault) }),
  write: z.extend(id, {
    calendarId: z.optional(z.string()),
    eventId: z.optional(z.string()),
    /** Of a mailbox's owner to an invitation; null as event: it is deleted. */
    response: z.optional(z.enum(['none', 'organizer', 'tentativelyAccepted', 'accepted', 'declined', 'notResponded'])),
    isCancelled: z.optional(z.boolean()),
    event: z.nullable(z.record(z.string(), z.unknown())),
  }),
  expire: z.extend(id, { what: z.enum(['access', 'refresh', 'deltas', 'subscriptions']) }),
  lifecycle: z.extend(id, {
    subscriptionId: z.string(),
    event: z.enum(['missed', 'subscriptionRemoved', 'reauthorizationRequired']),
  }),
}

/** What tests steer the stand-in by: `POST /_control/<name>`. */
export async function control(world: World, name: string, given: unknown): Promise<unknown> {
  if (name === 'accounts') return shown(newAccount(world, inputs.accounts.parse(given)))
  const account = accountOf(world, id.parse(given).account)
  if (name === 'state') return shown(account)
  if (name === 'consent') return agree(world, account, inputs.consent.parse(given))
  if (name === 'faults') {
    account.faults = inputs.faults.parse(given).faults
    return {}
  }
  if (name === 'write') return write(account, inputs.write.parse(given))
  if (name === 'expire') return expire(world, account, inputs.expire.parse(given).what)
  if (name === 'lifecycle') {
    const { subscriptionId, event } = inputs.lifecycle.parse(given)
    await tellLifecycle(account, subscriptionId, event)
    return {}
  }
  throw new Error(`There is no /_control/${name}`)
}

/** Where the browser goes from the page of consent. */
function agree(world: World, account: Account, { url, isGiven, withheld }: z.infer<typeof inputs.consent>): object {
  account.withheld = withheld
  return { location: consent(world, account, new URL(url).searchParams, isGiven) }
}

/** What the mailbox's owner does in Outlook. */
function write(
  account: Account,
  { calendarId, eventId, event, response, isCancelled }: z.infer<typeof inputs.write>,
): unknown {
  if (eventId !== undefined && event === null) {
    deleteEvent(account, eventId, undefined)
    return {}
  }
  const calendar = account.calendars.find((one) => one.id === calendarId) ?? account.calendars[0]
  if (!calendar) throw new Error('The mailbox has no calendar')
  const made =
    eventId === undefined ? createEvent(account, calendar, event) : updateEvent(account, eventId, event, undefined)
  const kept = account.events.get(z.object({ id: z.string() }).parse(made).id)
  if (kept && response !== undefined) kept.response = response
  if (kept && isCancelled !== undefined) kept.isCancelled = isCancelled
  return made
}

function expire(world: World, account: Account, what: z.infer<typeof inputs.expire>['what']): object {
  if (what === 'access')
    for (const token of world.accessTokens.values()) if (token.account === account) token.expiresAt = 0
  if (what === 'refresh')
    for (const [token, { account: whose }] of world.refreshTokens)
      if (whose === account) world.refreshTokens.delete(token)
  if (what === 'deltas') account.deltasSince = account.changes.length + 1
  if (what === 'subscriptions') account.subscriptions.clear()
  return {}
}

function accountOf(world: World, idOrMail: string): Account {
  const found = world.accounts.get(idOrMail) ?? [...world.accounts.values()].find(({ mail }) => mail === idOrMail)
  if (!found) throw new Error(`There is no account ${idOrMail}`)
  return found
}

const shown = (account: Account) => ({
  ...account,
  events: [...account.events.values()],
  subscriptions: [...account.subscriptions.values()],
  transactions: undefined,
})
