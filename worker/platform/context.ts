import type { Role } from '../../contract/roles'
import { type Database, openDatabases } from './db/clients'
import { type Bindings, readSettings, type Settings } from './env'
import { isOwnMachine } from './http/isOwnMachine'

/** A signed-in person of an account. */
type Owner = {
  kind: 'owner'
  /** The account, whose data it is. */
  customerId: string
  /** Who is signed in: the account's id for its owner, a member's for one of the team. */
  personId: string
  role: Role
  sessionId: string
}
export type Actor = Owner | { kind: 'visitor' } | { kind: 'system' }

/** The first argument of every verb: actor, clock, both databases, and the platform's bindings. */
export type Context = {
  env: Bindings
  settings: Settings
  actor: Actor
  /** Milliseconds since 1970. */
  now: () => number
  directory: Database
  tenants: Database
  /** Keeps the Worker alive for work after the response. */
  waitUntil: (work: Promise<unknown>) => void
  /** The origin of links in mail and snippets. */
  origin: string
  /** The caller; absent outside of a request. */
  client?: Client
}

export type Client = { address: string; userAgent: string | undefined }

/** A context whose actor is signed in: the owner, or one of the team. */
export type OwnerContext = Context & { actor: Owner }

export function createContext(
  env: Bindings,
  input: { waitUntil: Context['waitUntil']; actor?: Actor; origin?: string; client?: Client },
): Context {
  const settings = readSettings(env)
  return {
    env,
    settings,
    actor: input.actor ?? { kind: 'system' },
    now: Date.now,
    ...openDatabases(env),
    waitUntil: input.waitUntil,
    ...(input.client && { client: input.client }),
    origin: settings.PUBLIC_URL?.replace(/\/$/, '') ?? askedAt(env, input.origin) ?? 'http://localhost:8787',
  }
}

/** The request's origin. On a local start only names of the own machine are believed, since a request can carry any. */
function askedAt({ LOCAL_ORIGIN }: Bindings, origin: string | undefined): string | undefined {
  if (!LOCAL_ORIGIN) return origin
  const isOwn = origin && isOwnMachine(new URL(origin).hostname)
  return isOwn ? origin : LOCAL_ORIGIN
}
