import { type Database, openDatabases } from './db/clients'
import { type Bindings, readSettings, type Settings } from './env'
import { isOwnMachine } from './http/isOwnMachine'

type Owner = { kind: 'owner'; customerId: string; sessionId: string }
export type Actor = Owner | { kind: 'visitor' } | { kind: 'system' }

/** What every verb is called with: the actor, the clock, both sides of the data, and what the platform binds. */
export type Context = {
  env: Bindings
  settings: Settings
  actor: Actor
  /** Milliseconds since 1970. */
  now: () => number
  directory: Database
  tenants: Database
  /** Work that may go on after the answer has left. */
  waitUntil: (work: Promise<unknown>) => void
  /** The origin of links in mail and snippets. */
  origin: string
  /** Who is calling, as far as a request says. */
  client?: Client
}

export type Client = { address: string; userAgent: string | undefined }

/** A context whose actor is a signed-in owner. */
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

/** A server on somebody's own machine is asked for by whatever name a request gives: only that machine's own are believed. */
function askedAt({ LOCAL_ORIGIN }: Bindings, origin: string | undefined): string | undefined {
  if (!LOCAL_ORIGIN) return origin
  const isOwn = origin && isOwnMachine(new URL(origin).hostname)
  return isOwn ? origin : LOCAL_ORIGIN
}
