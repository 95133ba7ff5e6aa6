import * as z from 'zod/mini'
import { tellChannels } from './channels.ts'
import { deleteEvent, insertEvent, patchEvent } from './events.ts'
import { fault } from './faults.ts'
import { toWire } from './listing.ts'
import { consent } from './signIn.ts'
import { type Account, newAccount, type World } from './world.ts'

const whose = z.object({ account: z.string() })
const inputs = {
  accounts: z.object({
    mail: z.optional(z.string()),
    timeZone: z.optional(z.string()),
    calendars: z.optional(z.array(z.string())),
    rotates: z.optional(z.boolean()),
  }),
  consent: z.extend(whose, {
    url: z.string(),
    isGiven: z._default(z.boolean(), true),
    withheld: z._default(z.array(z.string()), []),
  }),
  faults: z.extend(whose, { faults: z.array(fault) }),
  write: z.extend(whose, {
    calendarId: z.optional(z.string()),
    eventId: z.optional(z.string()),
    /** Null: it is deleted. */
    event: z.nullable(z.record(z.string(), z.unknown())),
  }),
  expire: z.extend(whose, { what: z.enum(['access', 'refresh', 'syncs', 'channels']) }),
}

/** What tests steer the stand-in by: `POST /_control/<name>`. An account is named by its address. */
export function control(world: World, name: string, given: unknown): unknown {
  if (name === 'accounts') {
    const { rotates, ...account } = inputs.accounts.parse(given)
    if (rotates !== undefined) world.rotates = rotates
    return shown(newAccount(world, account))
  }
  const { account: mail } = whose.parse(given)
  const account = world.accounts.get(mail)
  if (!account) throw new Error(`There is no account ${mail}`)
  if (name === 'state') return shown(account)
  if (name === 'consent') {
    const { url, isGiven, withheld } = inputs.consent.parse(given)
    account.withheld = withheld.map((scope) => `https://www.googleapis.com/auth/${scope}`)
    return { location: consent(world, account, new URL(url).searchParams, isGiven) }
  }
  if (name === 'faults') {
    account.faults = inputs.faults.parse(given).faults
    return {}
  }
  if (name === 'write') return write(account, inputs.write.parse(given))
  if (name === 'expire') return expire(world, account, inputs.expire.parse(given).what)
  throw new Error(`There is no /_control/${name}`)
}

/** What the calendar's owner does in it. */
function write(account: Account, { calendarId, eventId, event }: z.infer<typeof inputs.write>): object {
  const id = calendarId ?? account.mail
  const written = () => {
    if (eventId === undefined) return toWire(insertEvent(account, { calendarId: id, body: event }))
    if (event) return toWire(patchEvent(account, eventId, { calendarId: id, body: event }))
    deleteEvent(account, eventId, { calendarId: id })
    return {}
  }
  const answer = written()
  tellChannels(account, id)
  return answer
}

function expire(world: World, account: Account, what: z.infer<typeof inputs.expire>['what']): object {
  if (what === 'access')
    for (const token of world.accessTokens.values()) if (token.account === account) token.expiresAt = 0
  if (what === 'refresh')
    for (const [token, known] of world.refreshTokens) if (known.account === account) world.refreshTokens.delete(token)
  if (what === 'syncs') account.syncsSince = account.changes.length + 1
  if (what === 'channels') account.channels.clear()
  return {}
}

const shown = (account: Account) => ({
  ...account,
  id: account.mail,
  events: [...account.events.values()],
  channels: [...account.channels.values()],
})
